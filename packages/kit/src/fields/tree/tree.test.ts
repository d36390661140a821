import { menu } from '@jwsk/sdk/system'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tree } from './tree'

const many = tree({ operation: menu.tree, join: ',' })
const one = tree({ operation: menu.tree, emptyValue: '0' })
const id = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String)

test('sends untouched ids unchanged', () => {
  fc.assert(fc.property(fc.uniqueArray(id), (ids) => void expect(many.serialize(many.parse(ids.join(',')))).toBe(ids.join(','))))
  fc.assert(fc.property(id, (only) => void expect(one.serialize(one.parse(only))).toBe(only)))
  expect(one.serialize(one.parse('0'))).toBe('0')
})

test('an empty selection is empty for any `emptyValue`', () => {
  for (const wire of ['', null, undefined]) expect(many.isEmpty(many.parse(wire))).toBe(true)
  expect(one.isEmpty(one.parse('0'))).toBe(true)
  expect(many.isEmpty(many.parse('-1'))).toBe(true)
  expect(one.serialize(one.emptyValue)).toBe('0')
})

test('sends a duplicate id once', () => {
  expect(many.serialize(many.parse('1, 2,1,'))).toBe('1,2')
})
