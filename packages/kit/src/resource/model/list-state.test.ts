import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageSizes, parseListState, serializeListState, toListInput } from './list-state'

const resource = {
  search: ['packageName'],
  range: ['createTime'],
  sortable: ['createTime', 'price'],
  sort: { createTime: 'desc' },
} as const
const read = (query: string) => parseListState(new URLSearchParams(query), { resource, prefix: '', size: 20 })
const write = (state: ReturnType<typeof read>, before = '') =>
  serializeListState(state, { resource, prefix: '', size: 20 }, new URLSearchParams(before)).toString()

const states = fc.record({
  page: fc.integer({ min: 1, max: 1e6 }),
  size: fc.constantFrom(...pageSizes),
  filters: fc
    .dictionary(fc.constantFrom('packageName', 'createTime_dategt', 'createTime_datelt'), fc.string({ minLength: 1 }))
    .map((filters) => ({ ...filters })),
  sort: fc.option(
    fc.record({ name: fc.constantFrom('createTime', 'price'), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
    { nil: undefined },
  ),
})

describe('list state in the URL', () => {
  test('round-trips through the URL', () => {
    fc.assert(fc.property(states, (state) => void expect(read(write(state))).toEqual(state)))
  })

  test('the initial state leaves the URL empty', () => {
    expect(write(read(''))).toBe('')
  })

  test('keeps parameters of others', () => {
    expect(write({ ...read(''), page: 3 }, 'menu=false')).toBe('menu=false&page=3')
  })

  test('separates two lists on one screen by prefix', () => {
    const child = { resource, prefix: 'child.', size: 20 }
    const params = serializeListState({ ...read(''), page: 3 }, child, new URLSearchParams('page=2'))
    expect(params.toString()).toBe('page=2&child.page=3')
    expect(parseListState(params, child).page).toBe(3)
    expect(read(params.toString()).page).toBe(2)
  })

  test('ignores invalid parameters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, size, order) => {
        const state = read(new URLSearchParams({ page, size, order, unknown: 'x' }).toString())
        expect(state.page).toBeGreaterThanOrEqual(1)
        expect(Number.isSafeInteger(state.page)).toBe(true)
        expect(pageSizes).toContain(state.size)
        expect(state.filters).toEqual({})
        expect(['createTime', 'price', undefined]).toContain(state.sort?.name)
      }),
    )
  })

  test('ignores an order by unsortable columns and inherited names', () => {
    for (const order of ['packageName', 'constructor', '-toString']) expect(read(`order=${order}`).sort).toBeUndefined()
  })
})

describe('the input of the list operation', () => {
  // spec 3.31, 7.72
  test('contains page, filters and order in platform names', () => {
    expect(toListInput(read('page=2&size=20&packageName=景区'), true)).toEqual({
      current: 2,
      size: 20,
      packageName: '景区',
      descs: 'createTime',
    })
    expect(toListInput(read('order=price'), true)).toEqual({ current: 1, size: 20, ascs: 'price' })
  })

  test('has no page if the operation has none', () => {
    expect(toListInput(read('page=2'), undefined)).toEqual({ descs: 'createTime' })
  })
})
