import { describe, expect, test } from 'vitest'
import { dict } from './dict/dict'
import { number } from './number/number'
import { text } from './text/text'
import { toggle } from './toggle/toggle'
import { tree } from './tree/tree'

const menu = { id: 'menu.tree', method: 'GET', path: '/' } as never // only its name is read

describe('wire values', () => {
  // spec 5.5
  test.each([
    ['a text', text(), [null, undefined, '', ' ']],
    ['a number', number(), [null, undefined, '']],
    ['a list of ids', tree({ operation: menu, join: ',' }), [null, undefined, '']],
    ['a choice', dict('sex'), [null, undefined, '']],
  ] as const)('%s is empty if it has no content', (_, field, values) => {
    expect(values.map((value) => field.isEmpty((field.parse as (wire: unknown) => never)(value)))).toEqual(values.map(() => true))
  })

  // spec 5.5
  test('numbers and booleans are never empty', () => {
    const read = (field: { readonly parse: unknown }, value: unknown) => (field.parse as (wire: unknown) => never)(value)
    expect([0, -1, 7].map((value) => number().isEmpty(read(number(), value)))).toEqual([false, false, false])
    expect([1, 2].map((value) => toggle({ on: 2, off: 1 }).isEmpty(read(toggle({ on: 2, off: 1 }), value)))).toEqual([false, false])
  })
})
