import { expect, test } from 'vitest'
import { slicePage } from './use-auto-paging'

const alarms = ['a', 'b', 'c', 'd', 'e']

test('slicePage splits entries into pages; the last has the rest', () => {
  expect(slicePage(alarms, 3, 0)).toEqual({ visible: ['a', 'b', 'c'], page: 0, count: 2 })
  expect(slicePage(alarms, 3, 1)).toEqual({ visible: ['d', 'e'], page: 1, count: 2 })
})

test('slicePage falls back to the last page', () => {
  expect(slicePage(alarms.slice(0, 2), 2, 3)).toEqual({ visible: ['a', 'b'], page: 0, count: 1 })
})

test('slicePage returns one page if everything fits or nothing exists', () => {
  expect(slicePage(alarms, Number.POSITIVE_INFINITY, 0)).toEqual({ visible: alarms, page: 0, count: 1 })
  expect(slicePage([], 3, 0)).toEqual({ visible: [], page: 0, count: 1 })
})
