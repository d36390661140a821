const height = 100

/** The last days of a figure as a line, towards today as a dashed one: that day is not over. */
export function Sparkline({ values }: { readonly values: readonly (number | string)[] }) {
  const sizes = values.map(Number)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const at = (size: number, index: number) =>
    `${(index / (sizes.length - 1)) * 100},${most === least ? height / 2 : height * (1 - (size - least) / (most - least))}`
  const points = sizes.map(at)
  return (
    <svg className="board-sparkline" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.slice(0, -1).join(' ')} vectorEffect="non-scaling-stroke" />
      <polyline points={points.slice(-2).join(' ')} vectorEffect="non-scaling-stroke" strokeDasharray="2 3" />
    </svg>
  )
}
