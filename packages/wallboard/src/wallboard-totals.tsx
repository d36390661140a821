import './wallboard-totals.css'
import type { CSSProperties } from 'react'
import { Ring } from './wallboard-ring'
import type { WallboardTone } from './wallboard-tone'

/** Large number with a label and a note. */
export interface WallboardTotal {
  readonly label: string
  readonly value: string
  readonly note: string
  /** Tone, if the status is not normal. */
  readonly tone?: WallboardTone | undefined
  /** Ring chart next to the first number. */
  readonly ring?: { readonly share: number | undefined; readonly tone: WallboardTone } | undefined
}

/** Lets the style sheet size numbers so that they fit on one line; the small ones have one size. */
function toStyle(totals: readonly WallboardTotal[], index: number) {
  const sized = index === 0 ? totals.slice(0, 1) : totals.slice(1)
  return { '--length': Math.max(1, ...sized.map(({ value }) => value.length)) } as CSSProperties // CSSProperties has no custom properties
}

/** The most important numbers: the first one large, with a ring if it has one. */
export const WallboardTotals = ({ totals }: { readonly totals: readonly WallboardTotal[] }) => (
  <dl className="wallboard-totals">
    {totals.map(({ label, value, note, tone, ring }, index) => (
      <div key={label} className="wallboard-total">
        <dt className="text-color-secondary">{label}</dt>
        <dd className={`white-space-nowrap ${tone ? 'wallboard-word' : ''}`} data-tone={tone} style={toStyle(totals, index)}>
          {value}
        </dd>
        <dd className="wallboard-note wallboard-small text-color-secondary">{note}</dd>
        {ring && (
          <dd className="wallboard-total-ring flex">
            <Ring {...ring} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)
