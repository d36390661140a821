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
        <span className="flex flex-wrap column-gap-4">
          <WallKey legend={legend} />
          <span className="wall-small">{all > places.length ? t('unplaced', { count: all - places.length }) : t('north')}</span>
        </span>
      }
    >
      {/* on a phone nothing else gives it a height */}
      <div className="relative flex-1" style={{ minBlockSize: 'max(calc(var(--u) * 18), min(300px, 30vh))' }}>
        <WallPlan places={places} />
      </div>
    </WallPanel>
  )
}
