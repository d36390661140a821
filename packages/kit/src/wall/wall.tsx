import '../ui/kit.css'
import './wall.css'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Polled } from './poller'
import { type Light, useLight, useWakeLock } from './use-screen'
import { WallHead } from './wall-head'
import { useWallTexts } from './wall-texts'
import { type WallTotal, WallTotals } from './wall-totals'

interface WallProps {
  readonly title: string
  /** What the figures come from: the head says how fresh they are. */
  readonly state: Polled<unknown>
  /** The four figures that are read first. */
  readonly totals: readonly WallTotal[]
  /** What holds for all of it, beside how fresh it is, e.g. that nothing is open yet. */
  readonly badge?: string | undefined
  /** Three `WallSide`s. */
  readonly children: ReactNode
}

/** A big screen: read from afar, running for days, from 1920 × 1080 to a wall of several displays. */
export function Wall({ title, state, totals, badge, children }: WallProps) {
  // in the address: a wall that starts by itself starts as it was left
  const [address, setAddress] = useSearchParams()
  const light: Light = address.get('light') === 'day' ? 'day' : 'night'
  useLight(light)
  useWakeLock()
  if (!useWallTexts()) return null
  return (
    <section className="wall" aria-label={title} aria-busy={!state.answer && state.failures === 0}>
      <title>{title}</title>
      <WallHead
        title={title}
        state={state}
        badge={badge}
        light={light}
        onLight={(next) => setAddress({ light: next }, { replace: true })}
      />
      <WallTotals totals={totals} />
      <div className="wall-body">{children}</div>
    </section>
  )
}

/** Two panels side by side within a column; one under the other where columns are many. */
export const WallPair = ({ children }: { readonly children: ReactNode }) => <div className="wall-pair">{children}</div>

/** A column of two panels. */
export const WallSide = ({ children }: { readonly children: ReactNode }) => <div className="wall-side">{children}</div>
