import { Island } from '../ui/island'
import { Fallback, loadable } from '../ui/loadable'
import type { Drawing } from './place'

const DrawnMap = loadable(() => import('./drawn-map').then((module) => ({ default: module.DrawnMap })))

interface PlacesMapProps extends Drawing {
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
    <Island>
      <Fallback show={<div className="kit-map kit-places kit-skeleton-box" aria-busy="true" />}>
        <DrawnMap {...props} />
      </Fallback>
    </Island>
  )
}
