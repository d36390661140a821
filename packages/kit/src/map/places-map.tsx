import { PartBoundary } from '../ui/part-boundary'
import { Fallback, loadable } from '../ui/loadable'
import type { MapContent } from './place'

const DrawnMap = loadable(() => import('./leaflet-map').then((module) => ({ default: module.LeafletMapView })))

interface PlacesMapProps extends MapContent {
  readonly label: string
}

/**
 * Many places on one map, and a line that may be drawn over it. Keep `places`, `line` and the handlers the same between
 * renders where they have not changed: the map draws them anew when they do.
 *
 * @example
 * <PlacesMap label={t('points')} places={places} chosen={chosen} onChoose={choose} />
 */
export function PlacesMap(props: PlacesMapProps) {
  return (
    <PartBoundary>
      <Fallback fallback={<div className="kit-map kit-places kit-skeleton-box" aria-busy="true" />}>
        <DrawnMap {...props} />
      </Fallback>
    </PartBoundary>
  )
}
