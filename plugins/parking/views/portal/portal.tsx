import './portal.css'
import { useTranslate } from '@jwsk/kit'
import { useSearchParams } from 'react-router-dom'
import { AlarmsPanel } from './alarms-panel'
import { LotsPanel } from './lots-panel'
import { MovesPanel } from './moves-panel'
import { PortalHead } from './portal-head'
import { RankPanel } from './rank-panel'
import { RingPanel } from './ring-panel'
import { Totals } from './totals'
import { TrendPanel } from './trend-panel'
import { useFigures } from './use-figures'
import { type Light, useLight, useWakeLock } from './use-screen'

/** The car parks on a wall: read from afar, running for days. */
export default function Portal() {
  const t = useTranslate()
  const state = useFigures()
  // in the address: a wall that starts by itself starts as it was left
  const [address, setAddress] = useSearchParams()
  const light: Light = address.get('light') === 'day' ? 'day' : 'night'
  useLight(light)
  useWakeLock()
  const { answer } = state
  const lots = answer?.lots ?? []
  return (
    <main className="portal" aria-busy={!answer && state.failures === 0}>
      <title>{t('portal.title')}</title>
      <PortalHead state={state} light={light} onLight={(next) => setAddress({ light: next }, { replace: true })} />
      <Totals figures={answer} />
      <div className="portal-body">
        <div className="portal-side">
          <RingPanel figures={answer} />
          <RankPanel lots={lots} />
        </div>
        <div className="portal-side">
          <LotsPanel lots={lots} />
          <TrendPanel days={answer?.trend ?? []} />
        </div>
        <div className="portal-side">
          <AlarmsPanel lots={answer?.lots} />
          <MovesPanel moves={answer?.moves ?? []} />
        </div>
      </div>
    </main>
  )
}
