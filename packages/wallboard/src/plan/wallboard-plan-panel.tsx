import '../wallboard-tiles.css'
import { WallboardPanel } from '../wallboard-panel'
import type { WallboardLegendItems } from '../wallboard-scale'
import { PlanKey } from './plan-key'
import type { PlanPlace } from './plan-places'
import { WallboardPlan } from './wallboard-plan'

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
export const WallboardPlanPanel = ({ heading, places, total = places.length, legend }: WallboardPlanPanelProps) => (
  <WallboardPanel name="map" heading={heading}>
    <div className="wallboard-map-ground relative flex-1">
      <WallboardPlan places={places} />
    </div>
    <PlanKey legend={legend} places={places} total={total} />
  </WallboardPanel>
)
