import type { Operation } from './operation'

interface Page {
  readonly records: readonly unknown[]
  readonly total: number
}

/** One page of an operation; the client's `call`, with its types taken off. */
export type ReadPage = (query: Readonly<Record<string, unknown>>) => Promise<unknown>

const defaultSize = 100
const keyOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined)

/** The rows that were not handed out before; rows without an id cannot be told apart and are all new. */
function unseen(records: readonly unknown[], seen: Set<unknown>): unknown[] {
  return records.filter((row) => {
    const key = keyOf(row)
    if (key === undefined || key === '') return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function* pageRows(answer: Page, seen: Set<unknown>) {
  yield* unseen(answer.records, seen)
}

/**
 * Every row, page by page. A row that moves to a later page because others were added is handed out once;
 * when the total shrinks, the pages that rows may have slipped back to are read again.
 */
export async function* eachRecord(operation: Operation, input: unknown, read: ReadPage): AsyncGenerator<unknown, void, undefined> {
  if (!operation.paged) throw new TypeError(`records: ${operation.id} is not paged`)
  const query = (input ?? {}) as Readonly<Record<string, unknown>>
  const size = Number(query['size'] ?? defaultSize)
  const seen = new Set<unknown>()
  let current = Number(query['current'] ?? 1)
  const first = current
  let total: number | undefined
  let former = ''
  for (;;) {
    const answer = (await read({ ...query, current, size })) as Page
    const shrunk = total !== undefined && answer.total < total ? total - answer.total : 0
    total = answer.total
    if (shrunk > 0 && current > first) {
      // rows slipped towards the front: as many pages as they may have slipped over
      current = Math.max(first, current - Math.ceil(shrunk / size))
      former = ''
      continue
    }
    yield* pageRows(answer, seen)
    const keys = answer.records.map(keyOf).join()
    // a server that ignores the page number would be asked for ever
    if (answer.records.length === 0 || current * size >= total || (keys.replaceAll(',', '') !== '' && keys === former)) return
    former = keys
    current += 1
  }
}
