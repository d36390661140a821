import {
  usePolled,
  useTranslate,
  Wall,
  WallAlarms,
  WallBars,
  type WallCall,
  WallPair,
  WallPanel,
  WallRank,
  WallRing,
  WallSide,
} from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { parkingLot } from '@jwsk/sdk/biz'
import { alarmsOf, figuresOf, type LotFigures, stateOf, tones } from './figures'
import { FlowPanel } from './flow-panel'
import { LotsPanel } from './lots-panel'
import { MovesPanel } from './moves-panel'
import { useTotals } from './use-totals'

const load = async (client: Client, call: WallCall) => figuresOf(await client.call(parkingLot.statistics, undefined, call))

/** The car parks on a wall. */
export default function Portal() {
  const t = useTranslate()
  const state = usePolled({ load })
  const { answer } = state
  const { totals, caption, share } = useTotals(answer)
  const { lots = [], flow = [] } = answer ?? {}
  const wordOf = ({ state: how, left }: LotFigures) => (how === 'full' ? t('portal.full') : t('portal.fewLeft', { count: left }))
  return (
    <Wall title={t('portal.title')} state={state} totals={totals}>
      <WallSide>
        <WallPanel name="ring" heading={t('portal.ring')}>
          <WallRing share={share} tone={tones[stateOf(answer?.left ?? 0, answer?.total ?? 0)]} caption={caption} />
        </WallPanel>
        <WallPanel name="rank" heading={t('portal.rank')}>
          <WallRank entries={lots.map(({ key, name, share: taken, state: how }) => ({ key, name, share: taken, tone: tones[how] }))} />
        </WallPanel>
      </WallSide>
      <WallSide>
        <LotsPanel lots={lots} />
        <WallPair>
          {flow.length > 0 && <FlowPanel flow={flow} />}
          <WallPanel name="trend" heading={t('portal.trend')}>
            <WallBars bars={(answer?.trend ?? []).map(({ day, amount }) => ({ name: day, value: amount }))} />
          </WallPanel>
        </WallPair>
      </WallSide>
      <WallSide>
        <WallAlarms heading={t('portal.alarms')} alarms={answer && alarmsOf(answer.lots, wordOf)} calm={t('portal.noAlarms')} />
        <MovesPanel moves={answer?.moves ?? []} />
      </WallSide>
    </Wall>
  )
}
