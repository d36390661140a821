import {
  loadTone,
  type PlanPlace,
  useClock,
  usePolled,
  useTranslate,
  useWallNumbers,
  Wall,
  WallAlarms,
  WallBars,
  type WallCall,
  WallKey,
  WallPanel,
  WallRank,
  WallRing,
  WallSide,
  WallTiles,
} from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { scenicSpot } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import { alarmsOf, figuresOf, isOpen, opening, ranked, type SpotLoad, spotTone } from './figures'
import { useTotals } from './use-totals'

const days = 7
const hundred = 100
const mostSpots = 200
const every = 30_000

async function load(client: Client, call: WallCall) {
  const [board, spots] = await Promise.all([
    client.call(dashboard.statistics, { days }, call),
    client.call(scenicSpot.page, { current: 1, size: mostSpots }, call),
  ])
  return figuresOf(board, spots.records)
}

/** Where the spots lie, with how full each is. */
const planOf = (spots: readonly SpotLoad[]): readonly PlanPlace[] =>
  spots.map(({ spot, share, came }) => ({
    key: spot.id ?? '',
    name: spot.spotName,
    tone: spotTone({ spot, share, came }),
    longitude: Number(spot.longitude),
    latitude: Number(spot.latitude),
    figure: isOpen(spot) ? `${Math.round(share * hundred)}%` : '▲',
  }))

/** How many came, and how much that is of what a spot takes. */
function Load({ load: { spot, came, share } }: { readonly load: SpotLoad }) {
  const numbers = useWallNumbers()
  const t = useTranslate()
  if (!isOpen(spot)) return <span className="wall-word">▲ {t('wall.shut')}</span>
  return (
    <span className="flex justify-content-between align-items-baseline">
      <strong>{numbers.whole(came)}</strong>
      <b className="wall-small font-medium">{numbers.share(share)}</b>
    </span>
  )
}

/** The scenic spots on a wall: how many came, hour by hour, and what is shut. */
export default function VisitorWall() {
  const t = useTranslate()
  const clock = useClock()
  const { whole, share: part } = useWallNumbers()
  const state = usePolled({ load, every })
  const { answer, answeredAt } = state
  const totals = useTotals(answer)
  const { capacity = 0, visitors, spots = [] } = answer ?? {}
  const share = visitors && capacity > 0 ? visitors.value / capacity : undefined
  const wordOf = (one: SpotLoad) => (isOpen(one.spot) ? t('wall.reached', { share: part(one.share) }) : t('wall.shut'))
  const time = answeredAt === undefined ? '' : clock(new Date(answeredAt)).slice(11, 16)
  const asOf = time && t('wall.asOf', { time })
  const rank = ranked(spots)
  const badge = visitors?.value === 0 ? t(time < opening ? 'wall.notOpen' : 'wall.nobody', { time: opening }) : undefined
  return (
    <Wall title={t('wall.title')} state={state} totals={totals} badge={badge}>
      <WallSide>
        <WallPanel name="ring" heading={t('wall.capacity')}>
          <WallRing
            share={share}
            tone={loadTone(share ?? 0)}
            caption={t('wall.cameOf', { came: whole(visitors?.value), capacity: whole(answer && capacity) })}
          />
        </WallPanel>
        <WallPanel
          name="rank"
          heading={t('wall.rank')}
          aside={rank.day === 'yesterday' && <span className="wall-small">{t('wall.ofYesterday')}</span>}
        >
          <WallRank entries={rank.entries} />
        </WallPanel>
      </WallSide>
      <WallSide>
        <WallTiles
          small
          heading={t('wall.spots')}
          empty={t('wall.noSpots')}
          legend="load"
          plan={spots.length > 1 ? { places: planOf(spots) } : undefined}
          tiles={spots.map((one) => ({
            key: one.spot.id ?? '',
            name: one.spot.spotName,
            share: Math.min(1, one.share),
            tone: spotTone(one),
            children: <Load load={one} />,
          }))}
        />
        <WallPanel
          name="hours"
          heading={t('wall.hours')}
          aside={
            <WallKey
              legend={[
                ['accent', t('wall.today')],
                ['quiet', t('wall.ofYesterday')],
              ]}
            />
          }
        >
          <WallBars beforeLabel={t('wall.ofYesterday')} bars={answer?.hours ?? []} running={time.slice(0, 2)} />
        </WallPanel>
      </WallSide>
      <WallSide>
        <WallAlarms heading={t('wall.alarms')} calm={t('wall.calm')} alarms={answer && alarmsOf(spots, wordOf)} />
        <WallPanel name="days" heading={t('wall.days', { count: days })} aside={<span>{asOf}</span>}>
          <WallBars bars={answer?.days ?? []} />
        </WallPanel>
      </WallSide>
    </Wall>
  )
}
