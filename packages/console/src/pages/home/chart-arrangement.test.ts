import { expect, test } from 'vitest'
import { arrangeCharts, defaultArrangement, moveTo, parseArrangement } from './chart-arrangement'

const charts = ['income', 'order', 'income_hour', 'new'].map((code) => ({ code }))
const getCodes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

test('charts keep their arrangement; new ones are last', () => {
  const { visible, hidden } = arrangeCharts(charts, defaultArrangement)
  expect([getCodes(visible), getCodes(hidden)]).toEqual([['income_hour', 'income', 'new'], ['order']])
})

test('a chart moves to the index of another', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
})

test('invalid stored arrangements are read as the default', () => {
  expect(parseArrangement({ shown: ['a', 1], hidden: 'x' })).toEqual({ shown: ['a'], hidden: [] })
  expect([parseArrangement(undefined), parseArrangement('x')]).toEqual([defaultArrangement, defaultArrangement])
})
