import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choice } from '../../../fields/choice/choice'
import { text } from '../../../fields/text/text'
import { buildColumns } from './columns'

const resource = { key: 'id', fields: { state: choice({ 1: 'success', 2: 'warning' }), name: text() } }
const options = [
  { key: '1', label: '激活', isDisabled: false },
  { key: '2', label: '挂起', isDisabled: false },
  { key: '9', label: '旧', isDisabled: true },
]
const build = (values: readonly unknown[], moved = new Map<string, string>()) =>
  buildColumns({ resource, by: 'state', rows: values.map((state, id) => ({ id, state })), options, moved })

test('has a column for each option, also without rows', () => {
  expect(build([2]).map(({ key, rows }) => [key, rows.length])).toEqual([
    ['1', 0],
    ['2', 1],
  ])
})

test('shows unknown values, retired options and rows without a value', () => {
  expect(build([1, '<b>', null, 9, '2', '']).map(({ key, label, isTarget, rows }) => [key, label, isTarget, rows.length])).toEqual([
    ['1', '激活', true, 1],
    ['2', '挂起', true, 1],
    ['9', '旧', false, 1],
    ['<b>', undefined, false, 1],
    ['', undefined, false, 2],
  ])
})

test('drops no row and shows none twice, whatever its value', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const shown = build(values).flatMap(({ rows }) => rows.map(({ id }) => id))
      expect([...shown].sort()).toEqual(values.map((_, id) => id).sort())
    }),
  )
})

test('shows a moved card in its new column', () => {
  expect(build([1, 1], new Map([['1', '2']])).map(({ rows }) => rows.map(({ id }) => id))).toEqual([[0], [1]])
})
