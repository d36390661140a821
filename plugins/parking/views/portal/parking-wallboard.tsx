import { useTranslate } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { parkingLot } from '@jwsk/sdk/biz'
import {
  usePolling,
  useWallboardNumbers,
  Wallboard,
  WallboardAlarms,
  WallboardBars,
  type WallboardCallOptions,
  WallboardColumn,
  WallboardPanel,
  WallboardRanking,
  WallboardRow,
} from '@jwsk/wallboard'
import { FlowPanel } from './flow-panel'
import { LotsPanel } from './lots-panel'
import { MovesPanel } from './moves-panel'
import { type LotStats, toAlarms, tones, toParkingStats } from './parking-stats'
import { useTotals } from './use-totals'

const load = async (client: Client, call: WallboardCallOptions) => toParkingStats(await client.call(parkingLot.statistics, undefined, call))

/** Wallboard of the car parks. */
export default function ParkingWallboard() {
  const t = useTranslate()
  const { whole } = useWallboardNumbers()
  const state = usePolling({ load })
  const { answer } = state
  const totals = useTotals(answer)
  const { lots = [], flow = [] } = answer ?? {}
  const getLabel = ({ state: how, left }: LotStats) => (how === 'full' ? t('portal.full') : t('portal.fewLeft', { count: left }))
  return (
    <Wallboard title={t('portal.title')} state={state} totals={totals}>
      <WallboardColumn>
        <WallboardPanel name="rank" heading={t('portal.rank')}>
          <WallboardRanking
            entries={lots.map(({ key, name, share: taken, state: how }) => ({ key, name, share: taken, tone: tones[how] }))}
          />
        </WallboardPanel>
      </WallboardColumn>
      <WallboardColumn>
        <LotsPanel lots={answer?.lots} />
        <WallboardRow>
          {flow.length > 0 && <FlowPanel flow={flow} />}
          <WallboardPanel
            name="trend"
            heading={t('portal.trend')}
            aside={<span className="wallboard-small">{t('portal.month', { amount: whole(answer?.monthIncome) })}</span>}
          >
            <WallboardBars bars={(answer?.trend ?? []).map(({ day, amount }) => ({ name: day, value: amount }))} />
          </WallboardPanel>
        </WallboardRow>
      </WallboardColumn>
      <WallboardColumn>
        <WallboardAlarms heading={t('portal.alarms')} alarms={answer && toAlarms(answer.lots, getLabel)} emptyText={t('portal.noAlarms')} />
        <MovesPanel moves={answer?.moves} />
      </WallboardColumn>
    </Wallboard>
  )
}
