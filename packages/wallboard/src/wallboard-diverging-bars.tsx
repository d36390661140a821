import './wallboard-bars.css'

export interface WallboardDivergingBar {
  readonly name: string
  readonly above: number
  readonly below: number
}

interface WallboardDivergingBarsProps {
  readonly bars: readonly WallboardDivergingBar[]
  /** Label of the bars above, for screen readers. */
  readonly aboveLabel: string
  readonly belowLabel: string
}

/** Two values by hour on one scale, e.g. cars in above and cars out below; the last hour is in progress. */
export function WallboardDivergingBars({ bars, aboveLabel, belowLabel }: WallboardDivergingBarsProps) {
  const maxAbove = Math.max(1, ...bars.map(({ above }) => above))
  const maxBelow = Math.max(1, ...bars.map(({ below }) => below))
  const rows = `auto minmax(0, ${maxAbove}fr) auto minmax(0, ${maxBelow}fr) auto`
  // an empty label keeps the height of a number
  const format = (value: number) => value || '\u00a0'
  return (
    <ol className="wallboard-bars flex flex-1">
      {bars.map(({ name, above, below }, index) => (
        <li
          key={name}
          className="wallboard-small flex-1 min-w-0"
          style={{ gridTemplateRows: rows }}
          aria-current={index === bars.length - 1 || undefined}
        >
          <small className="sr-only">{`${aboveLabel} ${above} ${belowLabel} ${below}`}</small>
          <b className="font-medium" aria-hidden="true">
            {format(above)}
          </b>
          <i aria-hidden="true" style={{ blockSize: `${(above / maxAbove) * 100}%` }} />
          <span className="text-color-secondary">{name}</span>
          <i className="wallboard-below" aria-hidden="true" style={{ blockSize: `${(below / maxBelow) * 100}%` }} />
          <b className="font-medium text-color-secondary" aria-hidden="true">
            {format(below)}
          </b>
        </li>
      ))}
    </ol>
  )
}
