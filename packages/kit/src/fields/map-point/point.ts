import { compareDecimals, isDecimal, normalizeDecimal } from '../decimal/decimal-text'
import type { FieldError } from '../types'

/** Coordinates as on the wire, to the last digit. */
export interface Point {
  readonly longitude: string
  readonly latitude: string
}

const isWithin = (text: string, limit: string) => compareDecimals(text, limit) <= 0 && compareDecimals(text, `-${limit}`) >= 0

export function validatePoint({ longitude, latitude }: Point): FieldError | undefined {
  if (longitude.trim() === '' || latitude.trim() === '') return { key: 'fields.map.both' }
  if (!isDecimal(longitude) || !isDecimal(latitude)) return { key: 'form.notNumber' }
  if (!isWithin(longitude, '180')) return { key: 'fields.map.longitudeRange' }
  return isWithin(latitude, '90') ? undefined : { key: 'fields.map.latitudeRange' }
}

/** Converts a point to `[latitude, longitude]`; `undefined` for invalid coordinates. */
export function toLatLng(point: Point): readonly [number, number] | undefined {
  if (validatePoint(point)) return undefined
  return [Number(normalizeDecimal(point.latitude)), Number(normalizeDecimal(point.longitude))]
}

// about 0.1 metres
const coordinateDigits = 6

/** Converts a clicked position to a point; wraps longitudes beyond the date line. */
export function toPoint(latitude: number, longitude: number): Point {
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { longitude: String(Number(wrapped.toFixed(coordinateDigits))), latitude: String(Number(latitude.toFixed(coordinateDigits))) }
}
