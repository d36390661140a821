import { joinIds } from '@jwsk/sdk'
import { toDisplayText } from '../../fields/wire'
import type { Row } from './row'

const maxIdsPerCall = 100

/** Returns the record's key as text. Numbers beyond 2^53 come from the SDK as text and stay so. */
export const getRowKey = (row: Row, name: string) => toDisplayText(row[name])

/** Whether the record has a key that can be sent: a text or number, not null, blank or an object. */
export function hasKey(row: Row, name: string): boolean {
  const key = row[name]
  return typeof key === 'string' ? key.trim() !== '' : typeof key === 'number' && Number.isFinite(key)
}

/**
 * Splits keys into comma-separated batches that fit into a URL.
 *
 * @throws Error for an invalid id, before anything is sent.
 */
export function chunkIds(ids: readonly string[]): readonly string[] {
  const unique = [...new Set(ids)]
  return Array.from({ length: Math.ceil(unique.length / maxIdsPerCall) }, (_, index) =>
    joinIds(unique.slice(index * maxIdsPerCall, (index + 1) * maxIdsPerCall)),
  )
}
