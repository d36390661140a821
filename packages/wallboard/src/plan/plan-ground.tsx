import { useRuntime } from '@jwsk/kit'
import { Fallback, loadable } from '@jwsk/ui'

const PlanImage = loadable(() => import('./plan-image').then((module) => ({ default: module.PlanImage })))

/** Contour of the lake in a square of 100. */
const shore = 'M14 34C20 16 38 22 52 14S80 8 88 26 84 44 93 58 84 86 66 84 44 94 30 86 20 78 10 70 8 50 14 34Z'
/** Scales of the shore and of the depth contours within it. */
const contours = [1, 0.74, 0.46]

/** Decorative ground of a plan: the deployment's picture, or a lake. */
export function PlanGround() {
  const { site } = useRuntime()
  if (site?.planImage)
    return (
      <Fallback fallback={null}>
        <PlanImage url={site.planImage} />
      </Fallback>
    )
  return (
    <svg className="wallboard-lake absolute" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {contours.map((scale) => (
        <path key={scale} d={shore} transform={`translate(50 50) scale(${scale}) translate(-50 -50)`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
