/** As Leaflet takes them. */
export type Coordinates = readonly [latitude: number, longitude: number]

function degrees(value: string | number, limit: number): number | undefined {
  const text = String(value).trim()
  const number = Number(text)
  return text !== '' && Math.abs(number) <= limit ? number : undefined
}

/** Undefined for what is no place on the earth. */
export function coordinatesOf(place: { readonly longitude: string | number; readonly latitude: string | number }): Coordinates | undefined {
  const latitude = degrees(place.latitude, 90)
  const longitude = degrees(place.longitude, 180)
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude]
}
