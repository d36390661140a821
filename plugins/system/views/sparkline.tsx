import { keptFor, type Sample, type Thresholds } from './monitor-history'

interface SparklineProps {
  readonly samples: readonly Sample[]
  readonly figure: string
  readonly thresholds: Thresholds
}

/** a share of 100 stands at the top */
const height = (share: number) => 100 - Math.min(Math.max(share, 0), 100)

/** The last half hour of a figure as a line; the table beside it says the same in words. */
export function Sparkline({ samples, figure, thresholds }: SparklineProps) {
  const end = samples.at(-1)?.at ?? 0
  const points = samples.flatMap(({ at, shares }) => {
    const share = shares[figure]
    return share === undefined ? [] : [`${(100 * (at - end + keptFor)) / keptFor},${height(share)}`]
  })
  return (
    <svg
      className="block w-full h-3rem"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {[thresholds.warning, thresholds.critical].map((share, index) => (
        <line
          key={index === 0 ? 'warning' : 'critical'}
          x1="0"
          x2="100"
          y1={height(share)}
          y2={height(share)}
          opacity="0.4"
          strokeWidth="1"
          strokeDasharray={index === 0 ? '2 4' : '6 3'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <polyline points={points.join(' ')} strokeLinejoin="round" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
