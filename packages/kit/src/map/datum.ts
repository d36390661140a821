import gcoord from 'gcoord'
import type { MapDatum } from '../runtime/types'

export type Degrees = readonly [longitude: number, latitude: number]

/** As mainland services draw a place: GCJ-02, some hundred metres beside WGS-84; the same outside of the mainland. */
export function toGcj02([longitude, latitude]: Degrees): Degrees {
  const [east = 0, north = 0] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  return [east, north]
}

// each step is a hundred times nearer than the one before
const steps = 5

/** The way back. The library's own does not end where the border of the mainland lies between a place and its image. */
export function fromGcj02(place: Degrees): Degrees {
  let [longitude, latitude] = place
  for (let step = 0; step < steps; step += 1) {
    const [east, north] = toGcj02([longitude, latitude])
    longitude += place[0] - east
    latitude += place[1] - north
  }
  return [longitude, latitude]
}

/** What a search service answered, as WGS-84. */
export const toWgs84 = (place: Degrees, datum: MapDatum = 'wgs84'): Degrees => (datum === 'gcj02' ? fromGcj02(place) : place)
