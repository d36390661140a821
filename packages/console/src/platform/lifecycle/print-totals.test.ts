import { expect, test } from 'vitest'
import { sumColumns } from './print-totals'

test('only columns of amounts are summed, exact to the cent', () => {
  const rows = [
    ['1', 'A', '¥1,234.10', '—', '¥5.00', '3'],
    ['2', 'B', '¥-0.15', '—', '逾期', '4'],
    ['3', 'C', '—', '—', '', '5'],
  ]
  expect(sumColumns(rows)).toEqual(['', '', '¥1,233.95', '', '', ''])
  expect(sumColumns([['¥-1,000.04'], ['¥-0.01']])).toEqual(['¥-1,000.05'])
  expect(sumColumns([])).toEqual([])
})
