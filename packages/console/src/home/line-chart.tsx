import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useText } from '../text'
import { ChartDay } from './chart-day'
import { dayQuery, type Figure, figureText, shortDay, sizeOf, topOf } from './figures'

export interface Point {
  readonly name: string
  readonly value: Figure
}

interface LineChartProps {
  readonly label: string
  readonly unit: string
  readonly points: readonly Point[]
  /** Where a day leads to. */
  readonly path: string | undefined
}

const ticks = [1, 0.5, 0]
const labelled = 7

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/** Values by day as a line; each day can be pointed at, walked to with the arrow keys, and opened. */
export function LineChart({ label, unit, points, path }: LineChartProps) {
  const t = useText()
  const [at, setAt] = useState(points.length - 1)
  const chosen = points[Math.min(at, points.length - 1)]
  const values = points.map(({ value }) => sizeOf(value))
  const top = topOf(values)
  const x = (index: number) => ((index + 0.5) / points.length) * 100
  const y = (value: number) => 100 - (value / top) * 100
  const line = values.map((value, index) => `${x(index)},${y(value)}`).join(' ')
  const every = Math.ceil(points.length / labelled)

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIndex(event.key, at, points.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('.chart-day')[next]?.focus()
  }
  if (!chosen) return <p className="py-3 text-color-secondary">{t('board.nothing')}</p>
  return (
    <figure className="flex flex-column gap-2">
      <figcaption className="chart-now flex align-items-baseline gap-3 text-color-secondary" aria-live="polite">
        <span>{chosen.name}</span>
        <strong className="text-lg text-color">
          {figureText(chosen.value)} <small className="font-normal text-color-secondary">{unit}</small>
        </strong>
      </figcaption>
      <div className="chart-plot relative mb-5">
        {ticks.map((share) => (
          <span
            key={share}
            className="chart-tick absolute text-xs line-height-1 text-color-secondary"
            // the types of styles know no custom properties
            style={{ '--at': `${100 - share * 100}%` } as CSSProperties}
          >
            {figureText(top * share)}
          </span>
        ))}
        <div className="chart-area absolute">
          <svg className="absolute w-full h-full overflow-visible" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={`${x(0)},100 ${line} ${x(points.length - 1)},100`} />
            <polyline points={line} />
          </svg>
          <ol className="absolute flex" aria-label={label} onKeyDown={walk}>
            {points.map(({ name, value }, index) => (
              <li key={name} className="relative flex-1 min-w-0">
                <ChartDay
                  address={path && path + dayQuery(name)}
                  label={`${name} ${figureText(value)} ${unit}`}
                  state={index === at ? 'chosen' : 'idle'}
                  height={y(sizeOf(value))}
                  onPoint={() => setAt(index)}
                />
                {index % every === 0 && (
                  <span className="chart-name absolute text-xs white-space-nowrap text-color-secondary pointer-events-none">
                    {shortDay(name)}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  )
}
