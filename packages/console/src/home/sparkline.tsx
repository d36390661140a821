const height = 100
/** a stroke is as thick at the top and the bottom as elsewhere */
const inset = 12
/** its last point is a dot, which is not cut */
const end = 95

/** How much of the whole it is, as a part of a line. */
export const ShareBar = ({ value, total }: { readonly value: number | string; readonly total: number }) => (
  <svg className="board-sparkline w-full" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
    {[1, Math.min(1, Number(value) / total)].map((share, at) => (
      <path
        key={at === 0 ? 'whole' : 'part'}
        d={`M0 ${height / 2}H${share * 100}`}
        opacity={at === 0 ? 0.2 : 1}
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
)

/** The last days of a figure as a line; today is not among them, as it is not over. */
export function Sparkline({ values }: { readonly values: readonly (number | string)[] }) {
  const sizes = values.map(Number)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const at = (size: number, index: number) =>
    `${(index / (sizes.length - 1)) * end},${most === least ? height / 2 : inset + (height - 2 * inset) * (1 - (size - least) / (most - least))}`
  return (
    <svg className="board-sparkline w-full" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={sizes.map(at).join(' ')} vectorEffect="non-scaling-stroke" />
      <path d={`M${at(sizes.at(-1) ?? 0, sizes.length - 1)}h0`} strokeWidth="6" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
