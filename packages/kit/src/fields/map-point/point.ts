import { compareDecimals, decimalText, isDecimal } from '../decimal/decimal-text'
import type { Problem } from '../types'

/** Degrees as the wire writes them, to the last digit. */
export interface Point {
  readonly longitude: string
  readonly latitude: string
}

const isWithin = (text: string, limit: string) => compareDecimals(text, limit) <= 0 && compareDecimals(text, `-${limit}`) >= 0

export function pointProblem({ longitude, latitude }: Point): Problem | undefined {
  if (longitude.trim() === '' || latitude.trim() === '') return { text: 'fields.map.both' }
  if (!isDecimal(longitude) || !isDecimal(latitude)) return { text: 'form.notNumber' }
  if (!isWithin(longitude, '180')) return { text: 'fields.map.longitudeRange' }
  return isWithin(latitude, '90') ? undefined : { text: 'fields.map.latitudeRange' }
}

/** Where on a map, as `[latitude, longitude]`; nothing for what is no place. */
export function placeOf(point: Point): readonly [number, number] | undefined {
  if (pointProblem(point)) return undefined
  return [Number(decimalText(point.latitude)), Number(decimalText(point.longitude))]
}

// about a tenth of a metre
const digits = 6

/** A place that was pointed at; east of the date line comes back as west. */
export function pointAt(latitude: number, longitude: number): Point {
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { longitude: String(Number(wrapped.toFixed(digits))), latitude: String(Number(latitude.toFixed(digits))) }
}
