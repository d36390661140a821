/** As Leaflet takes them. */
export type Coordinates = readonly [latitude: number, longitude: number]

function parseDegrees(value: string | number, limit: number): number | undefined {
  const text = String(value).trim()
  const number = Number(text)
  return text !== '' && Math.abs(number) <= limit ? number : undefined
}

/** Undefined for what is no place on the earth. */
export function toCoordinates(place: { readonly longitude: string | number; readonly latitude: string | number }): Coordinates | undefined {
  const latitude = parseDegrees(place.latitude, 90)
  const longitude = parseDegrees(place.longitude, 180)
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude]
}
