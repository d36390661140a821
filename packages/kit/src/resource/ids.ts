import { textOf } from '../fields/wire'
import type { Row } from './types'

const safe = /^[\w-]{1,64}$/
const chunkLength = 100

/** The record's key as text: numbers beyond 2^53 arrive as text from the SDK and stay so. */
export const keyOf = (row: Row, name: string) => textOf(row[name])

/** Keys in comma-joined portions of at most a hundred; one that a comma could turn into two is refused. */
export function idPortions(ids: readonly string[]): readonly string[] {
  const unique = [...new Set(ids)]
  for (const id of unique) if (!safe.test(id)) throw new RangeError('a key is not a number or a word')
  return Array.from({ length: Math.ceil(unique.length / chunkLength) }, (_, index) =>
    unique.slice(index * chunkLength, (index + 1) * chunkLength).join(','),
  )
}
