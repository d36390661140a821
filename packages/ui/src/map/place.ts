/** Marker on a map. */
export interface MapMarker {
  readonly key: string
  readonly name: string
  /** One or two characters in its pin, e.g. its number on a route. */
  readonly label?: string
  readonly longitude: string | number
  readonly latitude: string | number
  /** `quiet` for places that are only there to be selected. Defaults to `accent`. */
  readonly tone?: 'accent' | 'quiet' | 'success' | 'warning' | 'danger' | 'info'
}

/** `[longitude, latitude]`, the order in which the platform stores lines. */
export type LngLat = readonly [longitude: number, latitude: number]

/** Content of a map and its callbacks. */
export interface MapContent {
  readonly places: readonly MapMarker[]
  /** Key of the highlighted place. */
  readonly selectedKey?: string | undefined
  readonly onSelect?: ((key: string) => void) | undefined
  /** Line on the map. */
  readonly line?: readonly LngLat[] | undefined
  /** Makes the line editable: a click on the map adds a point, dragging moves one, a click on a point removes it. */
  readonly onLineChange?: ((line: readonly LngLat[]) => void) | undefined
}
