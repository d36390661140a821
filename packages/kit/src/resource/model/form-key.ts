import type { Resource } from './resource'
import type { Row } from './row'
import { getRowKey } from './row-keys'

/** Creates the key of a form from its entity, purpose and records. */
export const createFormKey = ({ name, key }: Pick<Resource, 'name' | 'key'>, what: string, rows: readonly Row[] = []) =>
  [name, what, ...rows.map((row) => getRowKey(row, key))].join(' ')

/** Parses a form key, without its records. */
export function parseFormKey(formKey: string): { readonly entity: string; readonly what: string } {
  const [entity = '', what = ''] = formKey.split(' ')
  return { entity, what }
}
