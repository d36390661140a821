import './wall-bars.css'

export interface WallboardDivergingBar {
  readonly name: string
  readonly above: number
  readonly below: number
}

interface WallboardDivergingBarsProps {
  readonly bars: readonly WallboardDivergingBar[]
  /** What the bars above and below are, for those who do not see them. */
  readonly aboveLabel: string
  readonly belowLabel: string
}

/** Two figures by the hour on one scale, e.g. cars in above and cars out below; the last hour is the one that runs. */
export function WallboardDivergingBars({ bars, aboveLabel, belowLabel }: WallboardDivergingBarsProps) {
  const mostAbove = Math.max(1, ...bars.map(({ above }) => above))
  const mostBelow = Math.max(1, ...bars.map(({ below }) => below))
  const rows = `auto minmax(0, ${mostAbove}fr) auto minmax(0, ${mostBelow}fr) auto`
  // an empty line is as high as a number
  const write = (value: number) => value || '\u00a0'
  return (
    <ol className="wall-bars flex flex-1">
      {bars.map(({ name, above, below }, index) => (
        <li
          key={name}
          className="wall-small flex-1 min-w-0"
          style={{ gridTemplateRows: rows }}
          aria-current={index === bars.length - 1 || undefined}
        >
          <small className="sr-only">{`${aboveLabel} ${above} ${belowLabel} ${below}`}</small>
          <b className="font-medium" aria-hidden="true">
            {write(above)}
          </b>
          <i aria-hidden="true" style={{ blockSize: `${(above / mostAbove) * 100}%` }} />
          <span className="text-color-secondary">{name}</span>
          <i className="wall-below" aria-hidden="true" style={{ blockSize: `${(below / mostBelow) * 100}%` }} />
          <b className="font-medium text-color-secondary" aria-hidden="true">
            {write(below)}
          </b>
        </li>
      ))}
    </ol>
  )
}
