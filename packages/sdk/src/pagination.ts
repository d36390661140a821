import { JwskError } from './errors'
import { isRecord } from './is-record'
import type { Operation } from './operation'

interface Page {
  readonly records: readonly unknown[]
  readonly total: number
  readonly size?: unknown
}

type Query = Readonly<Record<string, unknown>>

/** One page of an operation; the client's `call`, with its types taken off. */
export type FetchPage = (query: Query) => Promise<unknown>

const defaultPageSize = 100
// a total that swings for ever must not be followed for ever
const maxRewinds = 100

function getRowId(row: unknown): unknown {
  const id = isRecord(row) ? row['id'] : undefined
  return id === null || id === '' ? undefined : id
}

const isIdAfter = (key: string, last: string) => (key.length === last.length ? key > last : key.length > last.length)

/**
 * Tells which rows were not handed out before; those without an id cannot be told apart and are all new. Ids that only
 * rise, or only fall, come once each: nothing is looked up before the first one that is out of order.
 */
class SeenRows {
  readonly #pages: (readonly unknown[])[] = []
  #last: string | undefined
  #rises: boolean | undefined
  #keys: Set<unknown> | undefined

  /** Of a page's rows, whose ids `keys` are. */
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

// a server that ignores the page number would be asked for ever
const isRepeatedPage = (keys: readonly unknown[], former: readonly unknown[]) =>
  keys.length === former.length && keys.every((key, index) => key === former[index]) && keys.some((key) => key !== undefined)

/**
 * Page after page, each with the rows that no earlier one held. A row that moves to a later page because others
 * were added is handed out once; when the total shrinks, the pages that rows may have slipped back to are read again.
 */
export async function* iteratePages(operation: Operation, input: unknown, read: FetchPage): AsyncGenerator<Page, void, undefined> {
  if (!operation.paged) throw new JwskError({ kind: 'configuration', message: 'the operation is not paged', operation: operation.id })
  const query = isRecord(input) ? input : {}
  const asked = Number(query.size ?? defaultPageSize)
  const first = Number(query.current ?? 1)
  const handedOut = new SeenRows()
  let current = first
  let total = 0
  let rewinds = 0
  let former: readonly unknown[] = []
  for (;;) {
    const page = (await read({ ...query, current, size: asked })) as Page // the pipeline made a page of whatever a paged operation answered
    // a gateway may grant less than was asked for
    const size = Number(page.size) > 0 ? Number(page.size) : asked
    const shrunk = current > first ? total - page.total : 0
    const keys = page.records.map(getRowId)
    // rows that were added in front may push a whole page to the next one, but then there are more
    const repeated = shrunk === 0 && isRepeatedPage(keys, former)
    total = page.total
    if (shrunk > 0 && rewinds < maxRewinds) {
      rewinds += 1
      current = Math.max(first, current - Math.ceil(shrunk / size))
      former = []
      continue
    }
    if (repeated) return
    yield { ...page, records: handedOut.takeUnseen(page.records, keys) }
    if (page.records.length === 0 || current * size >= total) return
    former = keys
    current += 1
  }
}

type NextPage = Promise<IteratorResult<Page, void>>

/**
 * The rows of pages, one by one; those of the page that is there cost no more than a promise each. The second page is
 * asked for when half of the first is handed out: who stops early asks for none. Who goes on to it seldom stops: every
 * further page is asked for with the first row of the one before.
 */
class Rows implements AsyncGenerator<unknown, void, undefined> {
  #rows: readonly unknown[] = []
  #at = 0
  /** Where the next page is asked for. */
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
    // whoever asks again before the page is there stands in line
    const row = this.#reading.then(() => this.#further())
    this.#reading = row.catch(() => undefined)
    return row
  }

  #taken(): IteratorResult<unknown, void> {
    if (this.#at === this.#turn) {
      this.#ahead = this.#pages.next()
      // what went wrong is told to who asks for the first row of that page
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
    // a page that is on its way holds nobody up who wants no more of them
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

/** Every row of every page. */
export const iterateRecords = (operation: Operation, input: unknown, read: FetchPage): AsyncGenerator<unknown, void, undefined> =>
  new Rows(iteratePages(operation, input, read))
