import { Fallback, loadable } from '../components/loadable'
import { PartBoundary } from '../components/part-boundary'
import type { MapContent } from './place'

const DrawnMap = loadable(() => import('./leaflet-map').then((module) => ({ default: module.LeafletMapView })))

interface PlacesMapProps extends MapContent {
  readonly label: string
}

/**
 * Map with many places and an optional editable line. Keep `places`, `line` and the callbacks stable between renders,
 * because the map redraws them when they change.
 *
 * @example
 * <PlacesMap label={t('points')} places={places} selectedKey={selectedKey} onSelect={select} />
 */
export function PlacesMap(props: PlacesMapProps) {
  return (
    <PartBoundary>
      <Fallback fallback={<div className="kit-map kit-places-map kit-skeleton-box" aria-busy="true" />}>
        <DrawnMap {...props} />
      </Fallback>
    </PartBoundary>
  )
}
