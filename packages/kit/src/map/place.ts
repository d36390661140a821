import { decimalText } from '../fields/decimal/decimal-text'
import { type Point, placeOf } from '../fields/map-point/point'

/** Something on a map. */
export interface Place {
  readonly key: string
  readonly name: string
  /** One or two signs in its pin, e.g. its number on a way. */
  readonly mark?: string
  readonly longitude: string | number
  readonly latitude: string | number
  /** `quiet` for what is only there to be chosen. */
  readonly tone?: 'accent' | 'quiet' | 'success' | 'warning' | 'danger' | 'info'
}

/** `[longitude, latitude]`, as lines are kept on the wire. */
export type Degrees = readonly [longitude: number, latitude: number]

const pointOf = ({ longitude, latitude }: Place): Point => ({ longitude: decimalText(longitude), latitude: decimalText(latitude) })

/** Where it stands, as `[latitude, longitude]`; nothing for what has no place on the earth. */
export const spotOf = (place: Place) => placeOf(pointOf(place))
