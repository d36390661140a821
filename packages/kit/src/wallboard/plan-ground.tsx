import { useId } from 'react'
import type { PlacedMark, PlanSize } from './plan-places'

/** How far the ground reaches around a place, of the way from one to the next: what lies higher lies nearer. */
const contourScales = [0.9, 0.62, 0.38]
/** Circles that touch flow into one another: blurred, and cut where the blur is half. */
const blurMatrix = '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 24 -11'
/** The ground is a hint of the colour of its contour. */
const fadeMatrix = '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0.25 0'

/** Contours around the places, as of land that they stand on. */
export function PlanGround({ marks, room: { width, height } }: { readonly marks: readonly PlacedMark[]; readonly room: PlanSize }) {
  const id = useId()
  const way = Math.sqrt((width * height) / Math.max(1, marks.length))
  return (
    <svg className="absolute w-full h-full" aria-hidden="true">
      <filter id={id} x="-20%" y="-20%" width="140%" height="140%" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={way / 8} />
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
            <circle key={key} cx={x} cy={y} r={reach * way} />
          ))}
        </g>
      ))}
    </svg>
  )
}
