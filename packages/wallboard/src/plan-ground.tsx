import { useId } from 'react'
import type { PlacedMark, PlanSize } from './plan-places'

/** Radii of the contours around a place, as shares of the average distance between places; higher contours are smaller. */
const contourScales = [0.9, 0.62, 0.38]
/** Merges touching circles: they are blurred, then cut off at half opacity. */
const blurMatrix = '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 24 -11'
/** Fills the ground with a faint tint of the contour colour. */
const fadeMatrix = '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0.25 0'

/** Decorative contours around the places, like land on a map. */
export function PlanGround({ marks, room: { width, height } }: { readonly marks: readonly PlacedMark[]; readonly room: PlanSize }) {
  const id = useId()
  const distance = Math.sqrt((width * height) / Math.max(1, marks.length))
  return (
    <svg className="absolute w-full h-full" aria-hidden="true">
      <filter id={id} x="-20%" y="-20%" width="140%" height="140%" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={distance / 8} />
        <feColorMatrix values={blurMatrix} result="land" />
        <feMorphology operator="erode" radius="1" result="inner" />
        <feComposite in="land" in2="inner" operator="out" result="contour" />
        <feColorMatrix in="land" values={fadeMatrix} />
        <feMerge>
          <feMergeNode />
          <feMergeNode in="contour" />
        </feMerge>
      </filter>
      {contourScales.map((reach) => (
        <g key={reach} filter={`url(#${id})`}>
          {marks.map(({ place: { key }, x, y }) => (
            <circle key={key} cx={x} cy={y} r={reach * distance} />
          ))}
        </g>
      ))}
    </svg>
  )
}
