import type { Operation } from './operation'
import { joinIds } from './transport/ids'
import type { Client } from './types'

/** What became of one of the calls that a removal was split into. */
export interface RemovedChunk {
  readonly ids: readonly string[]
  /** Why these are still there; absent where they are gone. */
  readonly error?: unknown
}

// what proxies let through in an address, less a long root
const longest = 7000

function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = []
  let room = 0
  for (const id of ids) {
    // a comma is written as %2C
    const needed = id.length + 3
    if (needed > room) {
      chunks.push([])
      room = longest
    }
    chunks.at(-1)?.push(id)
    room -= needed
  }
  return chunks
}

/**
 * Removes records by any number of ids: in calls, one after another, whose addresses stay below 8 kB. Never throws
 * for a call that fails: each chunk tells what became of it, and the next is tried.
 *
 * Throws a `TypeError`, before anything is sent, for an empty list and for what is no id.
 */
export async function removeAll(
  client: Pick<Client, 'call'>,
  operation: Operation<{ ids: string }>,
  ids: Iterable<string>,
): Promise<RemovedChunk[]> {
  const unique = joinIds(ids).split(',')
  const report: RemovedChunk[] = []
  for (const chunk of chunksOf(unique)) {
    try {
      await client.call(operation, { ids: joinIds(chunk) })
      report.push({ ids: chunk })
    } catch (error) {
      report.push({ ids: chunk, error })
    }
  }
  return report
}
