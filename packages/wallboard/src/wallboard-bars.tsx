import './wallboard-bars.css'
import { useLanguage } from '@jwsk/ui'

export interface WallboardBar {
  readonly name: string
  /** `undefined` for a future period. */
  readonly value: number | undefined
  /** Compared value, e.g. of the day before; drawn behind the bar. */
  readonly previousValue?: number
}

// longer numbers would not fit above their bars
const compactFrom = 10_000

interface WallboardBarsProps {
  readonly bars: readonly WallboardBar[]
  /** Label of the compared values, for screen readers. */
  readonly previousLabel?: string
  /** Name of the bar whose period is in progress. Defaults to the last bar with a value. */
  readonly currentName?: string
}

/** Bars of values by day or hour, rendered as a list. The current bar is hollow. */
export function WallboardBars({ bars, previousLabel, currentName }: WallboardBarsProps) {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const maxValue = Math.max(...bars.flatMap(({ value, previousValue = 0 }) => [value ?? 0, previousValue]), 1)
  // without values for today, the highest compared bar is labelled to give the scale
  const isToday = bars.some(({ value = 0 }) => value > 0)
  const peak = isToday ? -1 : bars.findIndex(({ previousValue }) => previousValue === maxValue)
  const format = (value: number) => (value < compactFrom ? whole : short).format(value)
  const getLabel = (index: number, value: number | undefined) => {
    if (index === peak) return format(maxValue)
    return value === undefined ? '' : format(value)
  }
  const current = bars.findLastIndex(({ name, value }) => value !== undefined && (currentName === undefined || name === currentName))
  const toShare = (value: number) => `${Math.max(0, (value / maxValue) * 100)}%`
  const getHeight = (value: number) => ({ blockSize: toShare(value) })
  return (
    <ol className="wallboard-bars flex flex-1">
      {bars.map(({ name, value, previousValue }, index) => (
        <li key={name || index} className="wallboard-small flex-1 min-w-0" aria-current={index === current || undefined}>
          {previousValue !== undefined && <i className="wallboard-before" aria-hidden="true" style={getHeight(previousValue)} />}
          {previousValue !== undefined && previousLabel && <small className="sr-only">{`${previousLabel} ${format(previousValue)}`}</small>}
          {value !== undefined && <i aria-hidden="true" style={getHeight(value)} />}
          <b
            className={`wallboard-bar-value font-medium ${index === peak ? 'text-color-secondary' : ''}`}
            style={{ insetBlockEnd: toShare(Math.max(value ?? 0, previousValue ?? 0)) }}
          >
            {getLabel(index, value)}
          </b>
          <span className="text-color-secondary white-space-nowrap">{name}</span>
        </li>
      ))}
    </ol>
  )
}
