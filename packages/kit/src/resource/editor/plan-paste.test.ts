import { expect, test } from 'vitest'
import { planPaste } from './plan-paste'

const rows = ['1', '2', '3'].map((id) => ({ id, price: 1 }))
const target = { rows, columns: ['name', 'price', 'note', 'stock'], editable: ['price', 'stock'], keyName: 'id', canEdit: () => true }
const [, second = {}] = rows

test('planPaste assigns cells from the cursor to the end and down', () => {
  const cells = [
    ['5', 'x', '7'],
    ['6', 'y', '8'],
  ]
  expect(planPaste({ ...target, cells }, { row: second, name: 'price' })).toEqual({
    rows: [
      { row: rows[1], texts: { price: '5', stock: '7' } },
      { row: rows[2], texts: { price: '6', stock: '8' } },
    ],
    surplus: 0,
    skipped: ['note'],
  })
})

test('planPaste counts rows beyond the list and leaves out those that cannot be edited', () => {
  const plan = planPaste({ ...target, cells: [['5'], ['6'], ['7']], canEdit: ({ id }) => id !== '3' }, { row: second, name: 'price' })
  expect(plan.rows).toEqual([{ row: rows[1], texts: { price: '5' } }])
  expect(plan.surplus).toBe(1)
})
