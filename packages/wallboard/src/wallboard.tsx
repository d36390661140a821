import '@jwsk/ui/styles'
import './wallboard.css'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PollingState } from './poller'
import { type DisplayMode, useDisplayMode, useWakeLock } from './use-display'
import { WallboardHeader } from './wallboard-header'
import { useWallboardTexts } from './wallboard-texts'
import { type WallboardTotal, WallboardTotals } from './wallboard-totals'

interface WallboardProps {
  readonly title: string
  /** Polling state of the data; the header shows how fresh it is. */
  readonly state: PollingState<unknown>
  /** The most important number, shown large, and three others. */
  readonly totals: readonly WallboardTotal[]
  /** Note next to the connection status, e.g. that nothing is open yet. */
  readonly badge?: string | undefined
  /** Three {@link WallboardColumn}s. */
  readonly children: ReactNode
}

/** Dashboard for large displays: readable from a distance, running for days, from 1920 × 1080 to several screens. */
export function Wallboard({ title, state, totals, badge, children }: WallboardProps) {
  // in the URL, so that a kiosk browser starts in the same mode
  const [address, setAddress] = useSearchParams()
  const mode: DisplayMode = address.get('light') === 'day' ? 'day' : 'night'
  useDisplayMode(mode)
  useWakeLock()
  if (!useWallboardTexts()) return null
  return (
    <section className="wallboard" aria-label={title} aria-busy={!state.answer && state.failures === 0}>
      <title>{title}</title>
      <WallboardHeader
        title={title}
        state={state}
        badge={badge}
        mode={mode}
        onModeChange={(next) => setAddress({ light: next }, { replace: true })}
      />
      <div className="wallboard-body">
        <WallboardTotals totals={totals} />
        {children}
      </div>
    </section>
  )
}

/** Two panels side by side within a column; stacked in layouts with many columns. */
export const WallboardRow = ({ children }: { readonly children: ReactNode }) => <div className="wallboard-pair">{children}</div>

/** Column of panels; the first column is below the totals. */
export const WallboardColumn = ({ children }: { readonly children: ReactNode }) => <div className="wallboard-side">{children}</div>
