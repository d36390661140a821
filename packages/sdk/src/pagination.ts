import { JwskError } from './errors'
import { isRecord } from './is-record'
import type { Operation } from './operation'

interface Page {
  readonly records: readonly unknown[]
  readonly total: number
  readonly size?: unknown
}

type Query = Readonly<Record<string, unknown>>

/** Loads one page of an operation; an untyped `client.call`. */
export type FetchPage = (query: Query) => Promise<unknown>

const defaultPageSize = 100
// stops following a total that keeps changing
const maxRewinds = 100

function getRowId(row: unknown): unknown {
  const id = isRecord(row) ? row['id'] : undefined
  return id === null || id === '' ? undefined : id
}

const isIdAfter = (key: string, last: string) => (key.length === last.length ? key > last : key.length > last.length)

/**
 * Filters out rows that were already returned; rows without an id are always new. Ids in ascending or descending order
 * need no lookup until the first one out of order.
 */
class SeenRows {
  readonly #pages: (readonly unknown[])[] = []
  #last: string | undefined
  #rises: boolean | undefined
  #keys: Set<unknown> | undefined

  /** Returns the new rows of a page; `keys` are the ids of its rows. */
  takeUnseen(records: readonly unknown[], keys: readonly unknown[]): readonly unknown[] {
    if (!this.#keys && this.#areInOrder(keys)) {
      this.#pages.push(keys)
      return records
    }
    this.#keys ??= new Set(this.#pages.flat())
    const seen = this.#keys
    return records.filter((_, index) => {
      const key = keys[index]
      return key === undefined || seen.size < seen.add(key).size
    })
  }

  #areInOrder(keys: readonly unknown[]): boolean {
    let last = this.#last
    for (const key of keys) {
      if (key === undefined) continue
      if (typeof key !== 'string') return false
      if (last !== undefined) {
        this.#rises ??= isIdAfter(key, last)
        if (this.#rises ? !isIdAfter(key, last) : !isIdAfter(last, key)) return false
      }
      last = key
    }
    this.#last = last
    return true
  }
}

// stops at a server that ignores the page number and would be requested forever
const isRepeatedPage = (keys: readonly unknown[], former: readonly unknown[]) =>
  keys.length === former.length && keys.every((key, index) => key === former[index]) && keys.some((key) => key !== undefined)

/**
 * Iterates over pages, each with the rows that no earlier page contained. A row that moves to a later page after an
 * insert is returned once; if the total shrinks, the pages to which rows may have moved back are read again.
 */
export async function* iteratePages(operation: Operation, input: unknown, read: FetchPage): AsyncGenerator<Page, void, undefined> {
  if (!operation.paged) throw new JwskError({ kind: 'configuration', message: 'the operation is not paged', operation: operation.id })
  const query = isRecord(input) ? input : {}
  const requestedSize = Number(query.size ?? defaultPageSize)
  const first = Number(query.current ?? 1)
  const seenRows = new SeenRows()
  let current = first
  let total = 0
  let rewinds = 0
  let former: readonly unknown[] = []
  for (;;) {
    const page = (await read({ ...query, current, size: requestedSize })) as Page // the pipeline validated the response of a paged operation as a page
    // a gateway may return a smaller page than requested
    const size = Number(page.size) > 0 ? Number(page.size) : requestedSize
    const shrunk = current > first ? total - page.total : 0
    const keys = page.records.map(getRowId)
    // rows inserted at the start may push a whole page to the next one, but then the total grows
    const repeated = shrunk === 0 && isRepeatedPage(keys, former)
    total = page.total
    if (shrunk > 0 && rewinds < maxRewinds) {
      rewinds += 1
      current = Math.max(first, current - Math.ceil(shrunk / size))
      former = []
      continue
    }
    if (repeated) return
    yield { ...page, records: seenRows.takeUnseen(page.records, keys) }
    if (page.records.length === 0 || current * size >= total) return
    former = keys
    current += 1
  }
}

type NextPage = Promise<IteratorResult<Page, void>>

/**
 * Iterator over the rows of all pages; rows of a loaded page cost only a promise each. The second page is prefetched
 * once half of the first is consumed, so that a loop that stops early causes no request. A loop that continues rarely
 * stops: every further page is prefetched with the first row of the page before.
 */
class Rows implements AsyncGenerator<unknown, void, undefined> {
  #rows: readonly unknown[] = []
  #at = 0
  /** Index of the row at which the next page is prefetched. */
  #turn = 0
  #isFirst = true
  #ahead: NextPage | undefined
  #reading: Promise<unknown> = Promise.resolve()
  readonly #pages: AsyncGenerator<Page, void, undefined>

  constructor(pages: AsyncGenerator<Page, void, undefined>) {
    this.#pages = pages
  }

  next(): Promise<IteratorResult<unknown, void>> {
    if (this.#at < this.#rows.length) return Promise.resolve(this.#taken())
    // concurrent calls of `next` are queued until the page arrives
    const row = this.#reading.then(() => this.#further())
    this.#reading = row.catch(() => undefined)
    return row
  }

  #taken(): IteratorResult<unknown, void> {
    if (this.#at === this.#turn) {
      this.#ahead = this.#pages.next()
      // the error is thrown when the first row of that page is requested
      this.#ahead.catch(() => undefined)
    }
    return { value: this.#rows[this.#at++], done: false }
  }

  async #further(): Promise<IteratorResult<unknown, void>> {
    while (this.#at >= this.#rows.length) {
      const ahead = this.#ahead ?? this.#pages.next()
      this.#ahead = undefined
      const { done, value } = await ahead
      if (done) return { done, value: undefined }
      this.#rows = value.records
      this.#at = 0
      this.#turn = this.#isFirst ? Math.ceil(this.#rows.length / 2) : 0
      this.#isFirst = false
    }
    return this.#taken()
  }

  async #ended(end: NextPage): Promise<IteratorResult<unknown, void>> {
    const reading = this.#ahead !== undefined
    this.#rows = []
    this.#ahead = undefined
    if (!reading) return end
    // a pending page must not delay a caller that stops
    end.catch(() => undefined)
    return { value: undefined, done: true }
  }

  return(): Promise<IteratorResult<unknown, void>> {
    return this.#ended(this.#pages.return())
  }

  async throw(error: unknown): Promise<IteratorResult<unknown, void>> {
    await this.return()
    throw error
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

/** Iterates over every row of every page. */
export const iterateRecords = (operation: Operation, input: unknown, read: FetchPage): AsyncGenerator<unknown, void, undefined> =>
  new Rows(iteratePages(operation, input, read))
