import './wallboard-totals.css'
import { useLanguage } from '@jwsk/ui'
import type { WallboardTone } from './wallboard-tone'

/** Large number with a label and a note. */
export interface WallboardTotal {
  readonly label: string
  readonly value: string
  readonly note: string
  /** Tone, if the status is not normal. */
  readonly tone?: WallboardTone | undefined
}

/** Row of the most important numbers. */
export const WallboardTotals = ({ totals }: { readonly totals: readonly WallboardTotal[] }) => (
  <dl className="wallboard-totals">
    {totals.map(({ label, value, note, tone }) => (
      <div key={label} className="wallboard-total border-1 surface-border border-round-lg surface-card">
        <dt className="text-color-secondary">{label}</dt>
        <dd className={tone && 'wallboard-word'} data-tone={tone}>
          {value}
        </dd>
        <dd className="wallboard-note text-color-secondary">{note}</dd>
      </div>
    ))}
  </dl>
)

/** Smaller shares would be rounded to 0 %. */
const minShare = 0.01

/** Returns formatters for whole numbers and shares in the current language; `undefined` is formatted as a dash. */
export function useWallboardNumbers() {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  // a positive share is never shown as 0 %
  const formatShare = (value: number) => (value > 0 && value < minShare ? `<${percent.format(minShare)}` : percent.format(value))
  return {
    whole: (value: number | undefined) => (value === undefined ? '—' : whole.format(value)),
    share: (value: number | undefined) => (value === undefined ? '—' : formatShare(value)),
  }
}
