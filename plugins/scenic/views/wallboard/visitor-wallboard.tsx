import { useFormatSiteTime, useTranslate } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { scenicSpot } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import {
  type PlanPlace,
  usePolling,
  useWallboardNumbers,
  Wallboard,
  WallboardAlarms,
  WallboardBars,
  type WallboardCallOptions,
  WallboardColumn,
  WallboardLegend,
  WallboardPanel,
  WallboardRanking,
  WallboardTiles,
} from '@jwsk/wallboard'
import { useTotals } from './use-totals'
import { getSpotTone, isOpen, opening, type SpotLoad, toAlarms, toRanking, toVisitorStats } from './visitor-stats'

const days = 7
const maxSpots = 200
const intervalMs = 30_000

async function load(client: Client, call: WallboardCallOptions) {
  const [board, spots] = await Promise.all([
    client.call(dashboard.statistics, { days }, call),
    client.call(scenicSpot.page, { current: 1, size: maxSpots }, call),
  ])
  return toVisitorStats(board, spots.records)
}

/** Returns the spots on the map with their occupancy. */
const toPlan = (spots: readonly SpotLoad[], formatShare: (share: number) => string): readonly PlanPlace[] =>
  spots.map(({ spot, share, came }) => ({
    key: spot.id ?? '',
    name: spot.spotName,
    tone: getSpotTone({ spot, share, came }),
    ...(spot.longitude && spot.latitude && { longitude: Number(spot.longitude), latitude: Number(spot.latitude) }),
    figure: isOpen(spot) ? formatShare(share) : '▲',
    share: isOpen(spot) ? share : undefined,
  }))

/** Visitors of a spot and their share of its capacity. */
function Load({ load: { spot, came, share } }: { readonly load: SpotLoad }) {
  const numbers = useWallboardNumbers()
  const t = useTranslate()
  if (!isOpen(spot)) return <span className="wallboard-word">▲ {t('wall.shut')}</span>
  return (
    <span className="flex justify-content-between align-items-baseline">
      <strong>{numbers.whole(came)}</strong>
      <b className="wallboard-small font-medium">{numbers.share(share)}</b>
    </span>
  )
}

/** Wallboard of the scenic spots: visitors by hour, and closed spots. */
export default function VisitorWallboard() {
  const t = useTranslate()
  const clock = useFormatSiteTime()
  const { share: part } = useWallboardNumbers()
  const state = usePolling({ load, intervalMs: intervalMs })
  const { answer, answeredAt } = state
  const totals = useTotals(answer)
  const { visitors, spots = [] } = answer ?? {}
  const getLabel = (one: SpotLoad) => (isOpen(one.spot) ? t('wall.reached', { share: part(one.share) }) : t('wall.shut'))
  const time = answeredAt === undefined ? '' : clock(new Date(answeredAt)).slice(11, 16)
  const asOf = time && t('wall.asOf', { time })
  const rank = toRanking(spots)
  const badge = visitors?.value === 0 ? t(time < opening ? 'wall.notOpen' : 'wall.nobody', { time: opening }) : undefined
  return (
    <Wallboard title={t('wall.title')} state={state} totals={totals} badge={badge}>
      <WallboardColumn>
        <WallboardPanel name="days" heading={t('wall.days', { count: days })} aside={<span>{asOf}</span>}>
          <WallboardBars bars={answer?.days ?? []} />
        </WallboardPanel>
      </WallboardColumn>
      <WallboardColumn>
        <WallboardTiles
          small
          heading={t('wall.spots')}
          emptyText={t('wall.noSpots')}
          legend="load"
          plan={spots.length > 1 ? { places: toPlan(spots, part) } : undefined}
          tiles={answer?.spots.map((one) => ({
            key: one.spot.id ?? '',
            name: one.spot.spotName,
            share: Math.min(1, one.share),
            tone: getSpotTone(one),
            children: <Load load={one} />,
          }))}
        />
        <WallboardPanel
          name="hours"
          heading={t('wall.hours')}
          aside={
            <WallboardLegend
              legend={[
                ['accent', t('wall.today')],
                ['quiet', t('wall.ofYesterday')],
              ]}
            />
          }
        >
          <WallboardBars previousLabel={t('wall.ofYesterday')} bars={answer?.hours ?? []} currentName={time.slice(0, 2)} />
        </WallboardPanel>
      </WallboardColumn>
      <WallboardColumn>
        <WallboardAlarms heading={t('wall.alarms')} emptyText={t('wall.calm')} alarms={answer && toAlarms(spots, getLabel)} />
        <WallboardPanel
          name="rank"
          heading={t('wall.rank')}
          aside={rank.day === 'yesterday' && <span className="wallboard-small">{t('wall.ofYesterday')}</span>}
        >
          <WallboardRanking entries={rank.entries} />
        </WallboardPanel>
      </WallboardColumn>
    </Wallboard>
  )
}
