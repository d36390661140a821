import './wall-tiles.css'
import type { PlanPlace } from './plan-places'
import { WallKey } from './wall-key'
import { WallPanel } from './wall-panel'
import { WallPlan } from './wall-plan'
import type { WallLegend } from './wall-scale'
import { useWallText } from './wall-texts'

interface WallPlanPanelProps {
  readonly heading: string
  /** Those that somebody has to look after first. */
  readonly places: readonly PlanPlace[]
  /** How many there are in all, those included that lie nowhere. */
  readonly all?: number | undefined
  /** What the colours mean. */
  readonly legend: WallLegend
}

/** The places where they lie, all the time; `WallTiles` shows them as the first of its pages. */
export function WallPlanPanel({ heading, places, all = places.length, legend }: WallPlanPanelProps) {
  const t = useWallText()
  return (
    <WallPanel
      name="map"
      heading={heading}
      aside={
        <span className="wall-map-key wall-small flex flex-wrap justify-content-end column-gap-3 overflow-hidden flex-1">
          <WallKey legend={legend} />
          <span>{all > places.length ? t('unplaced', { count: all - places.length }) : t('north')}</span>
        </span>
      }
    >
      <div className="wall-map-ground relative flex-1">
        <WallPlan places={places} />
      </div>
    </WallPanel>
  )
}
