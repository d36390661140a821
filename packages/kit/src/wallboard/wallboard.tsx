import '../ui/kit.css'
import './wall.css'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PollingState } from './poller'
import { type DisplayMode, useDisplayMode, useWakeLock } from './use-display'
import { WallboardHeader } from './wallboard-header'
import { useWallboardTexts } from './wallboard-texts'
import { type WallboardTotal, WallboardTotals } from './wallboard-totals'

interface WallboardProps {
  readonly title: string
  /** What the figures come from: the head says how fresh they are. */
  readonly state: PollingState<unknown>
  /** The four figures that are read first. */
  readonly totals: readonly WallboardTotal[]
  /** What holds for all of it, beside how fresh it is, e.g. that nothing is open yet. */
  readonly badge?: string | undefined
  /** Three `WallSide`s. */
  readonly children: ReactNode
}

/** A big screen: read from afar, running for days, from 1920 × 1080 to a wall of several displays. */
export function Wallboard({ title, state, totals, badge, children }: WallboardProps) {
  // in the address: a wall that starts by itself starts as it was left
  const [address, setAddress] = useSearchParams()
  const light: DisplayMode = address.get('light') === 'day' ? 'day' : 'night'
  useDisplayMode(light)
  useWakeLock()
  if (!useWallboardTexts()) return null
  return (
    <section className="wall" aria-label={title} aria-busy={!state.answer && state.failures === 0}>
      <title>{title}</title>
      <WallboardHeader
        title={title}
        state={state}
        badge={badge}
        mode={light}
        onModeChange={(next) => setAddress({ light: next }, { replace: true })}
      />
      <WallboardTotals totals={totals} />
      <div className="wall-body">{children}</div>
    </section>
  )
}

/** Two panels side by side within a column; one under the other where columns are many. */
export const WallboardRow = ({ children }: { readonly children: ReactNode }) => <div className="wall-pair">{children}</div>

/** A column of two panels. */
export const WallboardColumn = ({ children }: { readonly children: ReactNode }) => <div className="wall-side">{children}</div>
