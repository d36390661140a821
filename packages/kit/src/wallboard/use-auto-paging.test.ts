import { expect, test } from 'vitest'
import { slicePage } from './use-auto-paging'

const alarms = ['a', 'b', 'c', 'd', 'e']

test('alarms that do not fit stand on pages, and the last has what is left', () => {
  expect(slicePage(alarms, 3, 0)).toEqual({ shown: ['a', 'b', 'c'], page: 0, count: 2 })
  expect(slicePage(alarms, 3, 1)).toEqual({ shown: ['d', 'e'], page: 1, count: 2 })
})

test('a page that is gone gives way to the last', () => {
  expect(slicePage(alarms.slice(0, 2), 2, 3)).toEqual({ shown: ['a', 'b'], page: 0, count: 1 })
})

test('what fits, or grows with its entries, is one page, also where there is nothing', () => {
  expect(slicePage(alarms, Number.POSITIVE_INFINITY, 0)).toEqual({ shown: alarms, page: 0, count: 1 })
  expect(slicePage([], 3, 0)).toEqual({ shown: [], page: 0, count: 1 })
})
