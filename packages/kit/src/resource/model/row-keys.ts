import { joinIds } from '@jwsk/sdk'
import { toDisplayText } from '../../fields/wire'
import type { Row } from './row'

const maxIdsPerCall = 100

/** The record's key as text: numbers beyond 2^53 arrive as text from the SDK and stay so. */
export const getRowKey = (row: Row, name: string) => toDisplayText(row[name])

/** Whether the record can be named to the server at all: by a text or a number, not by null, a blank or an object. */
export function hasKey(row: Row, name: string): boolean {
  const key = row[name]
  return typeof key === 'string' ? key.trim() !== '' : typeof key === 'number' && Number.isFinite(key)
}

/** Keys in comma-joined portions that an address can carry. Throws for whatever is no id, before anything is sent. */
export function chunkIds(ids: readonly string[]): readonly string[] {
  const unique = [...new Set(ids)]
  return Array.from({ length: Math.ceil(unique.length / maxIdsPerCall) }, (_, index) =>
    joinIds(unique.slice(index * maxIdsPerCall, (index + 1) * maxIdsPerCall)),
  )
}
