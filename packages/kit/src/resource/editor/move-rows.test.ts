import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignSorts, getSort, isAscending, mergeOrder, moveRows } from './move-rows'

const toRows = (sorts: readonly unknown[]) => sorts.map((sort, at) => ({ id: `${at}`, sort }))
const move = (sorts: readonly unknown[], from: number, to: number) =>
  moveRows(toRows(sorts), { id: `${from}`, targetId: `${to}`, keyName: 'id' }).map((row) => [row.id, getSort(row)])

describe('moveRows', () => {
  test('takes the position of the target', () => {
    expect(move([1, 2, 5], 0, 2)).toEqual([
      ['1', 1],
      ['2', 2],
      ['0', 5],
    ])
    expect(move([1, 2, 5], 2, 0)).toEqual([
      ['2', 1],
      ['0', 2],
      ['1', 5],
    ])
  })

  test('makes equal numbers distinct', () => {
    expect(move([0, 0, 0], 2, 1)).toEqual([
      ['0', 0],
      ['2', 1],
      ['1', 2],
    ])
  })

  test('ignores rows that are not in the list', () => {
    const rows = toRows([1, 2])
    expect(moveRows(rows, { id: '9', targetId: '1', keyName: 'id' })).toBe(rows)
    expect(moveRows(rows, { id: '0', targetId: '9', keyName: 'id' })).toBe(rows)
    expect(moveRows(rows, { id: '0', targetId: '0', keyName: 'id' })).toBe(rows)
  })

  test('returns all rows in ascending order with whole numbers', () => {
    const sorts = fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(null, undefined, 'x', '3')), { minLength: 2 })
    fc.assert(
      fc.property(sorts, fc.nat(), fc.nat(), (list, from, to) => {
        const rows = toRows(list).map((row) => ({ ...row, foreign: [row.sort] }))
        const moved = moveRows(rows, { id: `${from % list.length}`, targetId: `${to % list.length}`, keyName: 'id' })
        expect(moved.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
        if (moved !== rows) expect(moved[to % list.length]?.id).toBe(`${from % list.length}`)
        if (moved !== rows) expect(new Set(moved.map(getSort)).size).toBe(list.length)
        if (moved !== rows) expect(isAscending(moved)).toBe(true)
        for (const row of moved) expect(row.foreign).toEqual(rows.find(({ id }) => id === row.id)?.foreign)
      }),
    )
  })

  test('leaves rows alone whose number stays', () => {
    const rows = toRows([1, 2, 3])
    const moved = moveRows(rows, { id: '0', targetId: '1', keyName: 'id' })
    expect(moved[2]).toBe(rows[2])
  })
})

test('mergeOrder reorders the rows of one page among all', () => {
  const all = toRows([0, 0, 0, 0])
  const [a, b, c, d] = all
  expect(mergeOrder(all, [{ id: '2' }, { id: '1' }], 'id')).toEqual([a, c, b, d])
  expect(assignSorts(mergeOrder(all, [{ id: '2' }, { id: '1' }], 'id')).map(getSort)).toEqual([0, 1, 2, 3])
})
