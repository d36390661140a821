import { describe, expect } from 'vitest'
import { catchError } from '../test/catch-error'
import { fc, test } from '../test/property'
import type { Operation } from './operation'
import { iteratePages, iterateRecords } from './pagination'

const paged: Operation = { id: 'thing.page', method: 'GET', path: '/x', input: 'query', paged: true }

interface Row {
  readonly id: string
}
interface PageQuery {
  readonly current: number
  readonly size: number
}

/** Creates a table that `between` can change before each page is read. */
function table(rows: Row[], between: (rows: Row[], reads: number) => void = () => undefined) {
  let reads = 0
  const read = async (query: unknown) => {
    between(rows, reads)
    reads += 1
    const { current, size } = query as PageQuery
    return { records: rows.slice((current - 1) * size, current * size), total: rows.length, size }
  }
  return { read, reads: () => reads }
}

const createRows = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }))
const collect = async (source: AsyncIterable<unknown>) => {
  const ids: string[] = []
  for await (const row of source) ids.push((row as Row).id)
  return ids
}

test('returns every row once and reads no unneeded page', async () => {
  const { read, reads } = table(createRows(25))
  expect(await collect(iterateRecords(paged, { size: 10 }, read))).toEqual(createRows(25).map(({ id }) => id))
  expect(reads()).toBe(3)
})

test('pages contain the total of the server', async () => {
  const pages: number[] = []
  for await (const page of iteratePages(paged, { size: 2 }, table(createRows(3)).read)) pages.push(page.total, page.records.length)
  expect(pages).toEqual([3, 2, 3, 1])
})

test('stops reading when the loop ends early', async () => {
  const { read, reads } = table(createRows(100))
  for await (const row of iterateRecords(paged, { size: 10 }, read)) if ((row as Row).id === '4') break
  expect(reads()).toBe(1)
})

describe('the next page', () => {
  const consume = async (rows: number) => {
    const { read, reads } = table(createRows(100))
    const source = iterateRecords(paged, { size: 10 }, read)
    for (let row = 0; row < rows; row += 1) await source.next()
    await new Promise(setImmediate)
    return { source, reads }
  }
  test('is prefetched at half of the first page, then with each page’s first row', async () => {
    expect((await consume(5)).reads()).toBe(1)
    expect((await consume(6)).reads()).toBe(2)
    expect((await consume(10)).reads()).toBe(2)
    expect((await consume(11)).reads()).toBe(3)
    expect((await consume(20)).reads()).toBe(3)
    expect((await consume(21)).reads()).toBe(4)
  })
  test('does not delay a loop that stops before it arrives', async () => {
    const { read } = table(createRows(100))
    const slow = (query: unknown) => ((query as PageQuery).current === 1 ? read(query) : new Promise<never>(() => undefined))
    const ids: string[] = []
    for await (const row of iterateRecords(paged, { size: 10 }, slow)) if (ids.push((row as Row).id) === 8) break
    expect(ids).toHaveLength(8)
  })
  test('throws at its first row, after all rows before it', async () => {
    const { read } = table(createRows(100))
    const failing = async (query: unknown) => {
      if ((query as PageQuery).current > 1) throw new Error('the second page fails')
      return read(query)
    }
    const source = iterateRecords(paged, { size: 10 }, failing)
    for (let row = 0; row < 10; row += 1) expect(await source.next()).toMatchObject({ done: false })
    await expect(source.next()).rejects.toThrow('the second page fails')
    expect(await source.next()).toEqual({ value: undefined, done: true })
  })
})

describe('a list that changes while it is read', () => {
  test('returns no row twice when rows are inserted at the start', async () => {
    const { read } = table(createRows(30), (rows, reads) => void (reads > 0 && rows.unshift({ id: `new-${reads}` })))
    const ids = await collect(iterateRecords(paged, { size: 10 }, read))
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(expect.arrayContaining(createRows(30).map(({ id }) => id)))
  })
  test('skips no row when earlier rows are deleted', async () => {
    const { read } = table(createRows(30), (rows, reads) => void (reads === 1 && rows.splice(0, 3)))
    expect(new Set(await collect(iterateRecords(paged, { size: 10 }, read)))).toEqual(new Set(createRows(30).map(({ id }) => id)))
  })
})

describe('a misbehaving server', () => {
  test('that returns smaller pages is read completely', async () => {
    const { read } = table(createRows(50))
    const capped = (query: unknown) => read({ ...(query as PageQuery), size: 20 })
    expect(await collect(iterateRecords(paged, { size: 1000 }, capped))).toHaveLength(50)
  })
  test('that ignores the page number is not read forever', async () => {
    let reads = 0
    const same = async () => {
      reads += 1
      return { records: createRows(10), total: 1_000_000_000 }
    }
    expect(await collect(iterateRecords(paged, { size: 10 }, same))).toHaveLength(10)
    expect(reads).toBe(2)
  })
  test('with a changing total is not read forever', async () => {
    let reads = 0
    const swinging = async (query: unknown) => {
      reads += 1
      const { current } = query as PageQuery
      return { records: [{ id: String(current % 30) }], total: reads % 2 === 0 ? 20 : 25 }
    }
    expect((await collect(iterateRecords(paged, { size: 1 }, swinging))).length).toBeLessThanOrEqual(30)
  })
})

test('rejects an operation that is not paged', async () => {
  const { paged: _, ...single } = paged
  expect(await catchError(collect(iterateRecords(single, {}, table([]).read)))).toMatchObject({ kind: 'configuration' })
})

// 37 and 61 are coprime, so that no number repeats
const orders = [(at: number) => 1000 + at, (at: number) => 1000 - at, (at: number) => (at * 37) % 61]
const ids = fc
  .tuple(fc.constantFrom(...orders), fc.integer({ min: 0, max: 60 }))
  .map(([toId, count]) => Array.from({ length: count }, (_, at) => String(toId(at))))

test.property(
  'returns remaining rows exactly once despite deletes and inserts at the start',
  [ids, fc.integer({ min: 1, max: 15 }), fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 20 })],
  async (given, size, changes) => {
    const rows = given.map((id) => ({ id }))
    let added = 2000
    const { read } = table(rows, (held, reads) => {
      const change = reads === 0 ? 0 : (changes[reads] ?? 0)
      if (change < 0) held.splice(0, -change)
      for (let extra = 0; extra < change; extra += 1) held.unshift({ id: String(added++) })
    })
    const handedOut = await collect(iterateRecords(paged, { size }, read))
    expect(handedOut).toHaveLength(new Set(handedOut).size)
    for (const { id } of rows) if (Number(id) < 2000) expect(handedOut).toContain(id)
  },
)

test.each([
  ['ascend and repeat', ['1', '2', '3', '2', '4'], ['1', '2', '3', '4']],
  ['descend and repeat', ['30', '20', '9', '20', '30'], ['30', '20', '9']],
  ['repeat at once', ['1', '1', '2'], ['1', '2']],
  ['are strings and numbers', ['10', '2', 3, '10'], ['10', '2', 3]],
  ['are empty or null', ['', null, '', null, '1'], ['', null, '', null, '1']],
])('returns rows once with ids that %s', async (_, given, handedOut) => {
  const rows = given.map((id) => ({ id })) as Row[]
  expect(await collect(iterateRecords(paged, { size: 2 }, table(rows).read))).toEqual(handedOut)
})
