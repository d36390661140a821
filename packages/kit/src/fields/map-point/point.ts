import { compareDecimals, normalizeDecimal, isDecimal } from '../decimal/decimal-text'
import type { FieldError } from '../types'

/** Degrees as the wire writes them, to the last digit. */
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

/** Where on a map, as `[latitude, longitude]`; nothing for what is no place. */
export function toLatLng(point: Point): readonly [number, number] | undefined {
  if (validatePoint(point)) return undefined
  return [Number(normalizeDecimal(point.latitude)), Number(normalizeDecimal(point.longitude))]
}

// about a tenth of a metre
const coordinateDigits = 6

/** A place that was pointed at; east of the date line comes back as west. */
export function toPoint(latitude: number, longitude: number): Point {
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { longitude: String(Number(wrapped.toFixed(coordinateDigits))), latitude: String(Number(latitude.toFixed(coordinateDigits))) }
}
