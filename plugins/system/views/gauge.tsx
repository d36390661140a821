import type { Thresholds } from './monitor-history'

interface GaugeProps {
  /** In percent, as the thresholds. */
  readonly share: number
  readonly thresholds: Thresholds
}

const [radius, middle] = [44, 50]

/** where a share lies on the half circle, so far from its middle */
function at(share: number, distance: number) {
  const angle = Math.PI * (1 - Math.min(Math.max(share, 0), 100) / 100)
  return `${(middle + distance * Math.cos(angle)).toFixed(2)},${(middle - distance * Math.sin(angle)).toFixed(2)}`
}

/** A share on a half circle, with its thresholds; the figure beside it says the same in words. */
export function Gauge({ share, thresholds: { warning, critical } }: GaugeProps) {
  const arcTo = (end: number) => `M${at(0, radius)} A${radius},${radius} 0 0 1 ${at(end, radius)}`
  return (
    <svg className="block w-full h-4rem" viewBox="0 0 100 54" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="8">
      <path d={arcTo(100)} opacity="0.15" />
      <path d={arcTo(share)} />
      {[warning, critical].map((threshold, index) => (
        <path
          key={index === 0 ? 'warning' : 'critical'}
          d={`M${at(threshold, radius - 6)} L${at(threshold, radius + 6)}`}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}
