import { CRS, LatLng, type Projection as PixelProjection, type Point, Projection } from 'leaflet'
import { type Degrees, fromGcj02, toGcj02 } from './datum'
import type { MapDatum } from './map-settings'

const toLatLng = ([longitude, latitude]: Degrees) => new LatLng(latitude, longitude)
const toDegrees = ({ lng, lat }: LatLng): Degrees => [lng, lat]
const { SphericalMercator } = Projection

const shiftedMercator: PixelProjection = {
  project: (place: LatLng) => SphericalMercator.project(toLatLng(toGcj02(toDegrees(new LatLng(place.lat, place.lng))))),
  unproject: (point: Point) => toLatLng(fromGcj02(toDegrees(SphericalMercator.unproject(point)))),
  bounds: SphericalMercator.bounds,
}

/** Returns the coordinate reference system of a map. Markers are always WGS-84; for GCJ-02 tiles they are shifted to match. */
export const getCrs = (datum: MapDatum = 'wgs84'): CRS =>
  datum === 'gcj02' ? Object.assign({}, CRS.EPSG3857, { projection: shiftedMercator }) : CRS.EPSG3857
