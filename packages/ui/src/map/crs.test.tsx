import fc from 'fast-check'
import gcoord from 'gcoord'
import { CRS, LatLng } from 'leaflet'
import { expect, test } from 'vitest'
import { getCrs } from './crs'
import { type Degrees, fromGcj02, toGcj02, toWgs84 } from './datum'

const metres = ([east, north]: Degrees, [otherEast, otherNorth]: Degrees) =>
  CRS.Earth.distance(new LatLng(north, east), new LatLng(otherNorth, otherEast))

const places: readonly Degrees[] = [
  [116.403988, 39.914266],
  [120.148732, 30.242489],
  [87.616848, 43.825592],
  [110.349228, 20.017377],
  [139.6917, 35.6895],
]

test.each(places)('%f, %f converts to GCJ-02 and back as in the library', (longitude, latitude) => {
  const gcj02 = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  expect(metres(toGcj02([longitude, latitude]), [gcj02[0], gcj02[1]])).toBeLessThan(1)
  const wgs84 = gcoord.transform([longitude, latitude], gcoord.GCJ02, gcoord.WGS84)
  expect(metres(fromGcj02([longitude, latitude]), [wgs84[0], wgs84[1]])).toBeLessThan(1)
})

test('toGcj02 shifts places in mainland China but not abroad', () => {
  const [capital, , , , abroad] = places as readonly [Degrees, Degrees, Degrees, Degrees, Degrees]
  expect(metres(toGcj02(capital), capital)).toBeGreaterThan(300)
  expect(metres(toGcj02(capital), capital)).toBeLessThan(800)
  expect(toGcj02(abroad)).toEqual(abroad)
  expect(toWgs84(capital)).toEqual(capital)
})

test('getCrs unprojects to the same place, also at the border', () => {
  const crs = getCrs('gcj02')
  const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(within(-180, 180), within(-85, 85), (longitude, latitude) => {
      const [east, north] = fromGcj02([longitude, latitude])
      expect(Number.isFinite(east) && Number.isFinite(north)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(within(74, 134), within(19, 53), (longitude, latitude) => {
      const { lng, lat } = crs.pointToLatLng(crs.latLngToPoint(new LatLng(latitude, longitude), 15), 15)
      expect(metres([lng, lat], [longitude, latitude])).toBeLessThan(1)
    }),
  )
  // the library's inverse does not terminate here
  expect(metres(fromGcj02([72.0045, 30]), [72.0045, 30])).toBeLessThan(1000)
})
