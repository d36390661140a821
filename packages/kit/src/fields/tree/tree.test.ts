import { menu } from '@jwsk/sdk/system'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tree } from './tree'

const many = tree({ from: menu.tree, join: ',' })
const one = tree({ from: menu.tree, none: '0' })
const id = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String)

test('ids that nobody touches are sent as they came', () => {
  fc.assert(fc.property(fc.uniqueArray(id), (ids) => void expect(many.write(many.read(ids.join(',')))).toBe(ids.join(','))))
  fc.assert(fc.property(id, (only) => void expect(one.write(one.read(only))).toBe(only)))
  expect(one.write(one.read('0'))).toBe('0')
})

test('nothing chosen is empty, whatever the wire says for it', () => {
  for (const wire of ['', null, undefined]) expect(many.isEmpty(many.read(wire))).toBe(true)
  expect(one.isEmpty(one.read('0'))).toBe(true)
  expect(many.isEmpty(many.read('-1'))).toBe(true)
  expect(one.write(one.initial)).toBe('0')
})

test('an id that stands twice is sent once', () => {
  expect(many.write(many.read('1, 2,1,'))).toBe('1,2')
})
