import { describe, expect, test } from 'vitest'
import { dict } from './dict/dict'
import { number } from './number/number'
import { text } from './text/text'
import { toggle } from './toggle/toggle'
import { tree } from './tree/tree'

const menu = { id: 'menu.tree', method: 'GET', path: '/' } as never // only its name is read

const fields = [
  ['a text', text()],
  ['a number', number()],
  ['a list of ids', tree({ operation: menu, join: ',' })],
  ['a choice', dict('sex')],
] as const
const parse = (field: { readonly parse: unknown }, value: unknown) => (field.parse as (wire: unknown) => never)(value)

describe('wire values', () => {
  // spec 5.5
  test.each(fields)('%s is empty if it has no content', (_, field) => {
    const values = [null, undefined, 'null', 'undefined', '', [], {}]
    expect(values.filter((value) => !field.isEmpty(parse(field, value)))).toEqual([])
  })

  // spec 5.5
  test('numbers and booleans are never empty', () => {
    expect([0, -1, 7].map((value) => number().isEmpty(parse(number(), value)))).toEqual([false, false, false])
    expect([0, false, true].map((value) => text().isEmpty(parse(text(), value)))).toEqual([false, false, false])
    expect([1, 2].map((value) => toggle({ on: 2, off: 1 }).isEmpty(parse(toggle({ on: 2, off: 1 }), value)))).toEqual([false, false])
  })
})
