import type { FlowField } from '@jwsk/sdk/flow'
import { expect, test } from 'vitest'
import { addField, isFormComplete, toSentFields, validateField } from './form-fields'

const amount: FlowField = { name: 'amount', label: '金额', kind: 'number' }

test.each([
  [{ ...amount, label: ' ' }, 'label'],
  [{ ...amount, name: '金额' }, 'name'],
  [{ ...amount, kind: 'choice', choices: [' '] }, 'choices'],
  [amount, undefined],
  [{ ...amount, kind: 'rows' }, 'columns'],
  [{ ...amount, kind: 'rows', columns: [{ ...amount, label: '' }] }, 'columns'],
  [{ ...amount, kind: 'rows', columns: [amount] }, undefined],
] as const)('validates %o as %s', (field, problem) => {
  expect(validateField(field as FlowField, [field as FlowField])).toBe(problem)
})

test('rejects a duplicate field name', () => {
  expect(validateField(amount, [amount, amount])).toBe('twice')
  expect(isFormComplete([amount, amount])).toBe(false)
})

test('addField generates a unique name', () => {
  expect(addField([{ ...amount, name: 'field2' }]).map(({ name }) => name)).toEqual(['field2', 'field3'])
})

test('sends nonempty options of choices only', () => {
  expect(
    toSentFields([
      { ...amount, choices: ['a'] },
      { ...amount, kind: 'choice', choices: ['a ', '', 'b'] },
    ]),
  ).toEqual([amount, { ...amount, kind: 'choice', choices: ['a', 'b'] }])
})

test('sends unknown keys back and columns of rows only', () => {
  const foreign = { ...amount, isFact: true, 'x-note': { a: 1 } }
  const rows: FlowField = { name: 'lines', label: '明细', kind: 'rows', columns: [foreign, { ...amount, choices: ['a'] }] }
  expect(toSentFields([foreign, rows, { ...rows, kind: 'text' }])).toEqual([
    foreign,
    { ...rows, columns: [foreign, amount] },
    { name: 'lines', label: '明细', kind: 'text' },
  ])
})
