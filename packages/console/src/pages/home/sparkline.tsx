const height = 100
/** keeps the stroke from being clipped at the top and the bottom */
const inset = 12
/** leaves room for the dot of the last point */
const end = 95

/** Bar of the value's share in the total. */
export const ShareBar = ({ value, total }: { readonly value: number | string; readonly total: number }) => (
  <svg className="dashboard-sparkline w-full" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
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

/** Line of the last days without today, which is not over. */
export function Sparkline({ values }: { readonly values: readonly (number | string)[] }) {
  const sizes = values.map(Number)
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)]
  const at = (size: number, index: number) =>
    `${(index / (sizes.length - 1)) * end},${max === min ? height / 2 : inset + (height - 2 * inset) * (1 - (size - min) / (max - min))}`
  return (
    <svg className="dashboard-sparkline w-full" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={sizes.map(at).join(' ')} vectorEffect="non-scaling-stroke" />
      <path d={`M${at(sizes.at(-1) ?? 0, sizes.length - 1)}h0`} strokeWidth="6" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
