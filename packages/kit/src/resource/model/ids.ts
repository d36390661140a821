import { joinIds } from '@jwsk/sdk'
import { textOf } from '../../fields/wire'
import type { Row } from './row'

const portionLength = 100

/** The record's key as text: numbers beyond 2^53 arrive as text from the SDK and stay so. */
export const keyOf = (row: Row, name: string) => textOf(row[name])

/** Whether the record can be named to the server at all: by a text or a number, not by null, a blank or an object. */
export function hasKey(row: Row, name: string): boolean {
  const key = row[name]
  return typeof key === 'string' ? key.trim() !== '' : typeof key === 'number' && Number.isFinite(key)
}

/** Keys in comma-joined portions that an address can carry. Throws for whatever is no id, before anything is sent. */
export function idPortions(ids: readonly string[]): readonly string[] {
  const unique = [...new Set(ids)]
  return Array.from({ length: Math.ceil(unique.length / portionLength) }, (_, index) =>
    joinIds(unique.slice(index * portionLength, (index + 1) * portionLength)),
  )
}
