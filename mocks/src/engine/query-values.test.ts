import { expect, test } from 'vitest'
import { filterRows, sortRows } from './query'

test('a date is compared as midnight: open ranges exclude both ends', () => {
  const rows = [{ dueDate: '2026-11-20' }, { dueDate: '2026-11-21' }, { dueDate: '2026-11-22' }]
  const query = { dueDate_dategt: '2026-11-20 00:00:00', dueDate_datelt: '2026-11-22 00:00:00' }
  expect(filterRows(rows, query)).toEqual([{ dueDate: '2026-11-21' }])
})

test('amounts are sorted as numbers', () => {
  const rows = [{ amount: '9.00' }, { amount: '10.00' }, { amount: '-1.50' }, { amount: '100.00' }]
  expect(sortRows(rows, { ascs: 'amount' })?.map(({ amount }) => amount)).toEqual(['-1.50', '9.00', '10.00', '100.00'])
})
