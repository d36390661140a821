import { useFormatSiteTime, useTranslate } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { scenicSpot } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import {
  getLoadTone,
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
  WallboardRing,
  WallboardTiles,
} from '@jwsk/wallboard'
import { useTotals } from './use-totals'
import { getSpotTone, isOpen, opening, type SpotLoad, toAlarms, toRanking, toVisitorStats } from './visitor-stats'

const days = 7
const hundred = 100
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
const toPlan = (spots: readonly SpotLoad[]): readonly PlanPlace[] =>
  spots.map(({ spot, share, came }) => ({
    key: spot.id ?? '',
    name: spot.spotName,
    tone: getSpotTone({ spot, share, came }),
    longitude: Number(spot.longitude),
    latitude: Number(spot.latitude),
    figure: isOpen(spot) ? `${Math.round(share * hundred)}%` : '▲',
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
  const { whole, share: part } = useWallboardNumbers()
  const state = usePolling({ load, intervalMs: intervalMs })
  const { answer, answeredAt } = state
  const totals = useTotals(answer)
  const { capacity = 0, visitors, spots = [] } = answer ?? {}
  const share = visitors && capacity > 0 ? visitors.value / capacity : undefined
  const getLabel = (one: SpotLoad) => (isOpen(one.spot) ? t('wall.reached', { share: part(one.share) }) : t('wall.shut'))
  const time = answeredAt === undefined ? '' : clock(new Date(answeredAt)).slice(11, 16)
  const asOf = time && t('wall.asOf', { time })
  const rank = toRanking(spots)
  const badge = visitors?.value === 0 ? t(time < opening ? 'wall.notOpen' : 'wall.nobody', { time: opening }) : undefined
  return (
    <Wallboard title={t('wall.title')} state={state} totals={totals} badge={badge}>
      <WallboardColumn>
        <WallboardPanel name="ring" heading={t('wall.capacity')}>
          <WallboardRing
            share={share}
            tone={getLoadTone(share ?? 0)}
            caption={t('wall.cameOf', { came: whole(visitors?.value), capacity: whole(answer && capacity) })}
          />
        </WallboardPanel>
        <WallboardPanel
          name="rank"
          heading={t('wall.rank')}
          aside={rank.day === 'yesterday' && <span className="wallboard-small">{t('wall.ofYesterday')}</span>}
        >
          <WallboardRanking entries={rank.entries} />
        </WallboardPanel>
      </WallboardColumn>
      <WallboardColumn>
        <WallboardTiles
          small
          heading={t('wall.spots')}
          emptyText={t('wall.noSpots')}
          legend="load"
          plan={spots.length > 1 ? { places: toPlan(spots) } : undefined}
          tiles={spots.map((one) => ({
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
        <WallboardPanel name="days" heading={t('wall.days', { count: days })} aside={<span>{asOf}</span>}>
          <WallboardBars bars={answer?.days ?? []} />
        </WallboardPanel>
      </WallboardColumn>
    </Wallboard>
  )
}
