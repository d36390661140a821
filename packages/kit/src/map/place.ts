/** Something on a map. */
export interface MapMarker {
  readonly key: string
  readonly name: string
  /** One or two signs in its pin, e.g. its number on a way. */
  readonly label?: string
  readonly longitude: string | number
  readonly latitude: string | number
  /** `quiet` for what is only there to be chosen. */
  readonly tone?: 'accent' | 'quiet' | 'success' | 'warning' | 'danger' | 'info'
}

/** `[longitude, latitude]`, as lines are kept on the wire. */
export type LngLat = readonly [longitude: number, latitude: number]

/** What stands on a map, and what may be done with it. */
export interface MapContent {
  readonly places: readonly MapMarker[]
  /** The key of the place that stands out. */
  readonly selectedKey?: string | undefined
  readonly onSelect?: ((key: string) => void) | undefined
  /** A line over the map. */
  readonly line?: readonly LngLat[] | undefined
  /** With it the line can be drawn: a click adds a point, a point can be moved, and is removed by a click on it. */
  readonly onLineChange?: ((line: readonly LngLat[]) => void) | undefined
}
