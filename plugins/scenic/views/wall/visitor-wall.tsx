import {
  SafePicture,
  spokenWord,
  useKitText,
  usePolled,
  useTranslate,
  useWallNumbers,
  Wall,
  WallAlarms,
  WallBars,
  type WallCall,
  WallPanel,
  WallRank,
  WallRing,
  WallSide,
  WallTiles,
} from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { type ScenicSpot, scenicSpot } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import { figuresOf, isOpen, toneOf } from './figures'
import { useTotals } from './use-totals'

const days = 7
const mostSpots = 200
const every = 30_000

async function load(client: Client, call: WallCall) {
  const [board, spots] = await Promise.all([
    client.call(dashboard.statistics, { days }, call),
    client.call(scenicSpot.page, { current: 1, size: mostSpots }, call),
  ])
  return figuresOf(board, spots.records)
}

function Spot({ spot: { coverImage, openTime } }: { readonly spot: ScenicSpot }) {
  return (
    <>
      <SafePicture className="flex-1 w-full min-h-0 border-round" url={coverImage} label="" otherwise={null} />
      <span className="wall-small text-color-secondary overflow-hidden text-overflow-ellipsis white-space-nowrap">{openTime}</span>
    </>
  )
}

/** The scenic spots on a wall: how many came, hour by hour, and what is shut. */
export default function VisitorWall() {
  const t = useTranslate()
  const kitText = useKitText()
  const { whole } = useWallNumbers()
  const state = usePolled({ load, every })
  const { answer } = state
  const totals = useTotals(answer)
  const { capacity = 0, visitors, kinds = [], spots = [] } = answer ?? {}
  const share = visitors && capacity > 0 ? visitors.value / capacity : undefined
  const most = Math.max(...kinds.map(({ value }) => value), 1)
  const shut = answer && spots.filter((spot) => !isOpen(spot))
  return (
    <Wall title={t('wall.title')} state={state} totals={totals}>
      <WallSide>
        <WallPanel name="ring" heading={t('wall.capacity')}>
          <WallRing
            share={share}
            tone={toneOf(share ?? 0)}
            caption={t('wall.cameOf', { came: whole(visitors?.value), capacity: whole(answer && capacity) })}
          />
        </WallPanel>
        <WallPanel name="rank" heading={t('wall.kinds', { count: days })}>
          <WallRank
            entries={kinds.map(({ name, value }) => ({
              key: name,
              name: spokenWord(name, kitText),
              share: value / most,
              tone: 'info',
              figure: whole(value),
            }))}
          />
        </WallPanel>
      </WallSide>
      <WallSide>
        <WallTiles
          large
          heading={t('wall.spots')}
          empty={t('wall.noSpots')}
          tiles={spots.map((spot) => ({
            key: spot.id ?? '',
            name: spot.spotName,
            share: 0,
            tone: isOpen(spot) ? 'success' : 'danger',
            ...(!isOpen(spot) && { word: t('wall.shut') }),
            children: <Spot spot={spot} />,
          }))}
        />
        <WallPanel name="hours" heading={t('wall.hours')} aside={<span>{t('wall.before')}</span>}>
          <WallBars bars={answer?.hours ?? []} />
        </WallPanel>
      </WallSide>
      <WallSide>
        <WallAlarms
          heading={t('wall.alarms')}
          calm={t('wall.calm')}
          alarms={shut?.map(({ id = '', spotName }) => ({ key: id, name: spotName, tone: 'danger', word: t('wall.shut') }))}
        />
        <WallPanel name="days" heading={t('wall.days', { count: days })}>
          <WallBars bars={answer?.days ?? []} />
        </WallPanel>
      </WallSide>
    </Wall>
  )
}
