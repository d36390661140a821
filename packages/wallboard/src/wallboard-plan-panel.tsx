import './wallboard-tiles.css'
import type { PlanPlace } from './plan-places'
import { WallboardLegend } from './wallboard-legend'
import { WallboardPanel } from './wallboard-panel'
import { WallboardPlan } from './wallboard-plan'
import type { WallboardLegendItems } from './wallboard-scale'
import { useWallboardText } from './wallboard-texts'

interface WallboardPlanPanelProps {
  readonly heading: string
  /** Places, those that need attention first. */
  readonly places: readonly PlanPlace[]
  /** Total number of places, including those without coordinates. Defaults to the number of `places`. */
  readonly total?: number | undefined
  /** Meaning of the colours. */
  readonly legend: WallboardLegendItems
}

/** Panel with a permanent plan of places; `WallboardTiles` shows the plan as its first page instead. */
export function WallboardPlanPanel({ heading, places, total = places.length, legend }: WallboardPlanPanelProps) {
  const t = useWallboardText()
  return (
    <WallboardPanel
      name="map"
      heading={heading}
      aside={
        <span className="wallboard-map-key wallboard-small flex flex-wrap justify-content-end column-gap-3 overflow-hidden flex-1">
          <WallboardLegend legend={legend} />
          <span>{total > places.length ? t('unplaced', { count: total - places.length }) : t('north')}</span>
        </span>
      }
    >
      <div className="wallboard-map-ground relative flex-1">
        <WallboardPlan places={places} />
      </div>
    </WallboardPanel>
  )
}
