import { keyOf } from './ids'
import type { Resource } from './resource'
import type { Row } from './row'

/** Which form of a screen it is: of which entity, for what, about which records. */
export const placeOf = ({ name, key }: Pick<Resource, 'name' | 'key'>, what: string, rows: readonly Row[] = []) =>
  [name, what, ...rows.map((row) => keyOf(row, key))].join(' ')

/** What a place says without its records. */
export function partsOfPlace(place: string): { readonly entity: string; readonly what: string } {
  const [entity = '', what = ''] = place.split(' ')
  return { entity, what }
}
