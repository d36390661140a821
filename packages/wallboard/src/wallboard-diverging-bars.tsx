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
  // the first and the last row leave room for the number of the highest bar
  const rows = `1.4em minmax(0, ${maxAbove}fr) auto minmax(0, ${maxBelow}fr) 1.4em`
  const toShare = (value: number, max: number) => `${(value / max) * 100}%`
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
          {above > 0 && (
            <>
              <b className="wallboard-bar-value font-medium" aria-hidden="true" style={{ insetBlockEnd: toShare(above, maxAbove) }}>
                {above}
              </b>
              <i aria-hidden="true" style={{ blockSize: toShare(above, maxAbove) }} />
            </>
          )}
          <span className="text-color-secondary">{name}</span>
          {below > 0 && (
            <>
              <i className="wallboard-below" aria-hidden="true" style={{ blockSize: toShare(below, maxBelow) }} />
              <b
                className="wallboard-bar-value wallboard-below-value font-medium text-color-secondary"
                aria-hidden="true"
                style={{ insetBlockStart: toShare(below, maxBelow) }}
              >
                {below}
              </b>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
