import { getRowKey } from './row-keys'
import type { Resource } from './resource'
import type { Row } from './row'

/** Which form of a screen it is: of which entity, for what, about which records. */
export const createFormKey = ({ name, key }: Pick<Resource, 'name' | 'key'>, what: string, rows: readonly Row[] = []) =>
  [name, what, ...rows.map((row) => getRowKey(row, key))].join(' ')

/** What a place says without its records. */
export function parseFormKey(place: string): { readonly entity: string; readonly what: string } {
  const [entity = '', what = ''] = place.split(' ')
  return { entity, what }
}
