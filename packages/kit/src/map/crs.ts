import { CRS, LatLng, type Projection as PixelProjection, type Point, Projection } from 'leaflet'
import type { MapDatum } from '../runtime/types'
import { type Degrees, toGcj02, fromGcj02 } from './datum'

const toLatLng = ([longitude, latitude]: Degrees) => new LatLng(latitude, longitude)
const toDegrees = ({ lng, lat }: LatLng): Degrees => [lng, lat]
const { SphericalMercator } = Projection

const shiftedMercator: PixelProjection = {
  project: (place: LatLng) => SphericalMercator.project(toLatLng(toGcj02(toDegrees(new LatLng(place.lat, place.lng))))),
  unproject: (point: Point) => toLatLng(fromGcj02(toDegrees(SphericalMercator.unproject(point)))),
  bounds: SphericalMercator.bounds,
}

/** Everything on a map is WGS-84, whatever its pictures are: they lie where their service drew them. */
export const getCrs = (datum: MapDatum = 'wgs84'): CRS =>
  datum === 'gcj02' ? Object.assign({}, CRS.EPSG3857, { projection: shiftedMercator }) : CRS.EPSG3857
