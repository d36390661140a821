import { expect, test } from 'vitest'
import { pageOf } from './use-pages'

const alarms = ['a', 'b', 'c', 'd', 'e']

test('alarms that do not fit stand on pages, and the last has what is left', () => {
  expect(pageOf(alarms, 3, 0)).toEqual({ shown: ['a', 'b', 'c'], page: 0, count: 2 })
  expect(pageOf(alarms, 3, 1)).toEqual({ shown: ['d', 'e'], page: 1, count: 2 })
})

test('a page that is gone gives way to the last', () => {
  expect(pageOf(alarms.slice(0, 2), 2, 3)).toEqual({ shown: ['a', 'b'], page: 0, count: 1 })
})

test('what fits, or grows with its entries, is one page, also where there is nothing', () => {
  expect(pageOf(alarms, Number.POSITIVE_INFINITY, 0)).toEqual({ shown: alarms, page: 0, count: 1 })
  expect(pageOf([], 3, 0)).toEqual({ shown: [], page: 0, count: 1 })
})
