/** Something on a map. */
export interface MapPlace {
  readonly key: string
  readonly name: string
  /** One or two signs in its pin, e.g. its number on a way. */
  readonly mark?: string
  readonly longitude: string | number
  readonly latitude: string | number
  /** `quiet` for what is only there to be chosen. */
  readonly tone?: 'accent' | 'quiet' | 'success' | 'warning' | 'danger' | 'info'
}

/** `[longitude, latitude]`, as lines are kept on the wire. */
export type LngLat = readonly [longitude: number, latitude: number]

/** What stands on a map, and what may be done with it. */
export interface Drawing {
  readonly places: readonly MapPlace[]
  /** The key of the place that stands out. */
  readonly chosen?: string | undefined
  readonly onChoose?: ((key: string) => void) | undefined
  /** A line over the map. */
  readonly line?: readonly LngLat[] | undefined
  /** With it the line can be drawn: a click adds a point, a point can be moved, and is removed by a click on it. */
  readonly onLine?: ((line: readonly LngLat[]) => void) | undefined
}
