import { WallboardLegend } from '../wallboard-legend'
import type { WallboardLegendItems } from '../wallboard-scale'
import { useWallboardText } from '../wallboard-texts'
import type { PlanPlace } from './plan-places'
import { isLocated } from './plan-positions'

interface PlanKeyProps {
  readonly legend: WallboardLegendItems
  readonly places: readonly PlanPlace[]
  /** Total number of places, including those that are not on the plan. */
  readonly total: number
}

/** Key of a plan: its colours, and whether it is true to the compass. */
export function PlanKey({ legend, places, total }: PlanKeyProps) {
  const t = useWallboardText()
  const located = places.filter(isLocated).length
  const getDirection = () => {
    if (located === 0) return t('schematic')
    return total > located ? t('unplaced', { count: total - located }) : t('north')
  }
  return (
    <div className="wallboard-small flex flex-wrap justify-content-center column-gap-4 text-color-secondary">
      <WallboardLegend legend={legend} />
      <span>{getDirection()}</span>
    </div>
  )
}
