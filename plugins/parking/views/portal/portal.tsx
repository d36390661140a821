import './portal.css'
import { useTranslate } from '@jwsk/kit'
import { LotsPanel } from './lots-panel'
import { MovesPanel } from './moves-panel'
import { PortalHead } from './portal-head'
import { Totals } from './totals'
import { TrendPanel } from './trend-panel'
import { useFigures } from './use-figures'
import { useDarkPage, useWakeLock } from './use-screen'

/** The car parks on a wall: read from afar, running for days. */
export default function Portal() {
  const t = useTranslate()
  const state = useFigures()
  useDarkPage()
  useWakeLock()
  const { answer } = state
  return (
    <main className="portal" aria-busy={!answer && state.failures === 0}>
      <title>{t('portal.title')}</title>
      <PortalHead state={state} />
      <Totals figures={answer} />
      <div className="portal-body">
        <LotsPanel lots={answer?.lots ?? []} />
        <div className="portal-side">
          <TrendPanel days={answer?.trend ?? []} />
          <MovesPanel moves={answer?.moves ?? []} />
        </div>
      </div>
    </main>
  )
}
