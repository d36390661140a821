import type { Thresholds } from './monitor-history'

interface GaugeProps {
  /** In percent, as the thresholds. */
  readonly share: number
  readonly thresholds: Thresholds
}

const middle = 50
const [figureRadius, zoneRadius, wordRadius] = [35, 45, 53]
/** in percent, between one zone and the next */
const gap = 1.2

/** where a share lies on the half circle, so far from its middle */
function at(share: number, distance: number) {
  const angle = Math.PI * (1 - Math.min(Math.max(share, 0), 100) / 100)
  return [middle + distance * Math.cos(angle), middle - distance * Math.sin(angle)].map((place) => Number(place.toFixed(2)))
}

const arc = (radius: number, start: number, end: number) => `M${at(start, radius)} A${radius},${radius} 0 0 1 ${at(end, radius)}`

/** A share on a half circle, round it the zones that it may stand in; the figure beside it says the same in words. */
export function Gauge({ share, thresholds: { warning, critical } }: GaugeProps) {
  const zones = [
    ['text-green-500', 0, warning - gap],
    ['text-orange-500', warning, critical - gap],
    ['text-red-500', critical, 100],
  ] as const
  return (
    <svg className="block w-full h-5rem" viewBox="-18 -8 136 62" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="10">
      <path d={arc(figureRadius, 0, 100)} opacity="0.15" />
      <path d={arc(figureRadius, 0, share)} />
      {zones.map(
        ([tone, start, end]) => end > start && <path key={tone} className={tone} d={arc(zoneRadius, start, end)} strokeWidth="4" />,
      )}
      {[warning, critical].map((threshold, index) => {
        const [x, y] = at(threshold, wordRadius)
        const zone = index === 0 ? 'warning' : 'critical'
        return (
          <text
            key={zone}
            className="text-color-secondary"
            x={x}
            y={y}
            fontSize="9"
            fill="currentColor"
            stroke="none"
            dominantBaseline="middle"
          >
            {threshold}
          </text>
        )
      })}
    </svg>
  )
}
