/** Coordinates in Leaflet's order. */
export type Coordinates = readonly [latitude: number, longitude: number]

function parseDegrees(value: string | number, limit: number): number | undefined {
  const text = String(value).trim()
  const number = Number(text)
  return text !== '' && Math.abs(number) <= limit ? number : undefined
}

/** Converts a place to coordinates; `undefined` if they are missing or out of range. */
export function toCoordinates(place: { readonly longitude: string | number; readonly latitude: string | number }): Coordinates | undefined {
  const latitude = parseDegrees(place.latitude, 90)
  const longitude = parseDegrees(place.longitude, 180)
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude]
}
