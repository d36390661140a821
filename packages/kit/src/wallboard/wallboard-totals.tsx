import './wall-totals.css'
import { useLanguage } from '../i18n/translate-provider'
import type { WallboardTone } from './wallboard-tone'

/** A figure that is read from afar, with what it is of below. */
export interface WallboardTotal {
  readonly label: string
  readonly value: string
  readonly note: string
  /** How it stands, where that is not all well. */
  readonly tone?: WallboardTone | undefined
}

/** The figures that are read first. */
export const WallboardTotals = ({ totals }: { readonly totals: readonly WallboardTotal[] }) => (
  <dl className="wall-totals">
    {totals.map(({ label, value, note, tone }) => (
      <div key={label} className="wall-total border-1 surface-border border-round-lg surface-card">
        <dt className="text-color-secondary">{label}</dt>
        <dd className={tone && 'wall-word'} data-tone={tone}>
          {value}
        </dd>
        <dd className="wall-note text-color-secondary">{note}</dd>
      </div>
    ))}
  </dl>
)

/** smaller shares would be rounded away */
const minShare = 0.01

/** Writes numbers as the language does, whole or as a share; a dash keeps the place of what is not known yet. */
export function useWallboardNumbers() {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const part = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  // what is there is never said to be nothing
  const partText = (value: number) => (value > 0 && value < minShare ? `<${part.format(minShare)}` : part.format(value))
  return {
    whole: (value: number | undefined) => (value === undefined ? '—' : whole.format(value)),
    share: (value: number | undefined) => (value === undefined ? '—' : partText(value)),
  }
}
