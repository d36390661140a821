import { expect, test } from 'vitest'
import { arrangeCharts, parseArrangement, moveTo, defaultArrangement } from './chart-arrangement'

const charts = ['income', 'order', 'income_hour', 'new'].map((code) => ({ code }))
const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

test('charts stand as arranged; one that nobody arranged comes last, one that there is not is no hole', () => {
  const { shown, hidden } = arrangeCharts(charts, defaultArrangement)
  expect([codesOf(shown), codesOf(hidden)]).toEqual([['income_hour', 'income', 'new'], ['order']])
})

test('a chart takes the place of another', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
})

test('what was kept is read as codes, anything else as the usual', () => {
  expect(parseArrangement({ shown: ['a', 1], hidden: 'x' })).toEqual({ shown: ['a'], hidden: [] })
  expect([parseArrangement(undefined), parseArrangement('x')]).toEqual([defaultArrangement, defaultArrangement])
})
