import gcoord from 'gcoord'
import type { MapDatum } from './map-settings'

export type Degrees = readonly [longitude: number, latitude: number]

/** Converts WGS-84 to GCJ-02, the datum of map services in mainland China: shifted by some hundred metres there, unchanged elsewhere. */
export function toGcj02([longitude, latitude]: Degrees): Degrees {
  const [east = 0, north = 0] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  return [east, north]
}

// each iteration reduces the error to a hundredth
const steps = 5

/** Converts GCJ-02 to WGS-84. The library's inverse does not terminate if the border of the mainland is between a place and its shifted position. */
export function fromGcj02(place: Degrees): Degrees {
  let [longitude, latitude] = place
  for (let step = 0; step < steps; step += 1) {
    const [east, north] = toGcj02([longitude, latitude])
    longitude += place[0] - east
    latitude += place[1] - north
  }
  return [longitude, latitude]
}

/** Converts a place of a search service to WGS-84. */
export const toWgs84 = (place: Degrees, datum: MapDatum = 'wgs84'): Degrees => (datum === 'gcj02' ? fromGcj02(place) : place)
