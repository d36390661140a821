import './wall-bars.css'
import { useLanguage } from '../i18n/translate-provider'

export interface WallboardBar {
  readonly name: string
  /** Nothing where its time has not come. */
  readonly value: number | undefined
  /** What it is held against, e.g. the same a day before: drawn behind it. */
  readonly previousValue?: number
}

// longer numbers would not fit over their bars
const compactFrom = 10_000

interface WallboardBarsProps {
  readonly bars: readonly WallboardBar[]
  /** What is drawn behind them, for those who do not see it. */
  readonly previousLabel?: string
  /** The name of the bar whose time runs; unless said, the last that has a figure. */
  readonly currentName?: string
}

/** A figure by day or hour; a list that looks like bars. That whose time runs is drawn hollow. */
export function WallboardBars({ bars, previousLabel, currentName }: WallboardBarsProps) {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const most = Math.max(...bars.flatMap(({ value, previousValue = 0 }) => [value ?? 0, previousValue]), 1)
  // while today has nothing, the largest before says how much its bars are
  const isToday = bars.some(({ value = 0 }) => value > 0)
  const peak = isToday ? -1 : bars.findIndex(({ previousValue }) => previousValue === most)
  const write = (value: number) => (value < compactFrom ? whole : short).format(value)
  // an empty line is as high as a number, or bars of one height would differ
  const labelOf = (index: number, value: number | undefined) => {
    if (index === peak) return write(most)
    return value === undefined ? '\u00a0' : write(value)
  }
  const current = bars.findLastIndex(({ name, value }) => value !== undefined && (currentName === undefined || name === currentName))
  const heightOf = (value: number) => ({ blockSize: `${Math.max(0, (value / most) * 100)}%` })
  return (
    <ol className="wall-bars flex flex-1">
      {bars.map(({ name, value, previousValue }, index) => (
        <li key={name || index} className="wall-small flex-1 min-w-0" aria-current={index === current || undefined}>
          <b className={`font-medium ${index === peak ? 'text-color-secondary' : ''}`}>{labelOf(index, value)}</b>
          {previousValue !== undefined && <i className="wall-before" aria-hidden="true" style={heightOf(previousValue)} />}
          {previousValue !== undefined && previousLabel && <small className="sr-only">{`${previousLabel} ${write(previousValue)}`}</small>}
          {value !== undefined && <i aria-hidden="true" style={heightOf(value)} />}
          <span className="text-color-secondary white-space-nowrap">{name}</span>
        </li>
      ))}
    </ol>
  )
}
