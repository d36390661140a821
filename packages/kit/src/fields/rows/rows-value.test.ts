import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../decimal/decimal'
import { money } from '../money/money'
import { number } from '../number/number'
import { text } from '../text/text'
import { toggle } from '../toggle/toggle'
import type { Field } from '../types'
import { rows } from './rows'
import type { RowsValue } from './rows-value'

const fields = { product: text(), count: number(), price: money(), isGift: toggle({ on: 1, off: 0 }) }
const items: Field = rows(fields)
const json: Field = rows(fields, { wire: 'json' })

/** Replaces a value of the first row, as an editor does. */
function edit(value: unknown, changes: Readonly<Record<string, unknown>>): RowsValue {
  const { lines, ...rest } = value as RowsValue
  const [first] = lines
  return first ? { ...rest, lines: lines.with(0, { ...first, values: { ...first.values, ...changes } }) } : { ...rest, lines }
}

const anyRow = fc.record(
  {
    product: fc.jsonValue(),
    count: fc.jsonValue(),
    price: fc.jsonValue(),
    isGift: fc.jsonValue(),
    id: fc.string(),
    ['__proto__']: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const anyRows = fc.array(fc.oneof(anyRow, fc.dictionary(fc.string(), fc.jsonValue())))

describe('rows', () => {
  test('sends what was not edited exactly as received', () => {
    fc.assert(
      fc.property(anyRows, (wire) => {
        expect(JSON.stringify(items.serialize(items.parse(wire)))).toBe(JSON.stringify(wire))
        expect(json.serialize(json.parse(JSON.stringify(wire, null, 1)))).toBe(JSON.stringify(wire, null, 1))
      }),
    )
  })

  test('sends any other wire value back unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        fc.pre(wire !== null && JSON.stringify(wire) !== '{}' && !(typeof wire === 'string' && ['', 'null', 'undefined'].includes(wire)))
        expect(items.serialize(items.parse(wire))).toEqual(wire)
      }),
    )
    for (const wire of ['{bad', '{"a":1}', '[1]', '[{"id":9007199254740993}]']) expect(json.serialize(json.parse(wire))).toBe(wire)
  })

  test('keeps unknown keys, ids, values and the order of rows that are edited', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(anyRow), (unknown, others) => {
        const first = { ...unknown, id: '7', product: 'a', isGift: 'unknown' }
        const wire = [first, ...others]
        const edited = [{ ...first, product: 'b' }, ...others]
        expect(JSON.stringify(items.serialize(edit(items.parse(wire), { product: 'b' })))).toBe(JSON.stringify(edited))
        expect(json.serialize(edit(json.parse(JSON.stringify(wire)), { product: 'b' }))).toBe(JSON.stringify(edited))
      }),
    )
  })

  test('omits a cleared number', () => {
    expect(items.serialize(edit(items.parse([{ count: 1, id: '1' }]), { count: '' }))).toEqual([{ id: '1' }])
  })

  test('sends no rows as an empty list', () => {
    expect([items.serialize(items.emptyValue), json.serialize(json.emptyValue)]).toEqual([[], '[]'])
  })

  test('derives values of edited rows', () => {
    const derived: Field = rows(
      { count: number(), price: money(), amount: money(), weight: decimal() },
      {
        compute: {
          amount: { value: ({ count = 0, price = 0 }) => (count * Number(price)).toFixed(2), send: true },
          weight: ({ count = 0 }) => String(count),
        },
      },
    )
    const wire = [{ count: 2, price: '1.50', amount: '9.00', weight: '9' }]
    expect(derived.serialize(derived.parse(wire))).toEqual(wire)
    expect(derived.serialize(edit(derived.parse(wire), { count: '3' }))).toEqual([{ count: 3, price: '1.50', amount: '4.50' }])
  })

  test('validates the number of rows', () => {
    const limited: Field = rows({ product: text() }, { min: 2, max: 3 })
    const validate = (count: number) => limited.validate(limited.parse(Array.from({ length: count }, () => ({ product: 'a' }))))
    expect([1, 2, 3, 4].map((count) => validate(count)?.key)).toEqual(['fields.rows.tooFew', undefined, undefined, 'fields.rows.tooMany'])
    expect(limited.required).toBe(true)
    expect(items.validate(items.parse([{}, {}]), { maxItems: 1 })?.key).toBe('fields.rows.tooMany')
  })

  test('validates each cell by its kind and the contract', () => {
    const validate = (row: object) => items.validate(items.parse([row]), { items: { product: { required: true, maxLength: 2 } } })
    expect(validate({ product: 'ab', price: '1' })).toBeUndefined()
    expect(validate({ product: 'abc', price: 'x' })).toEqual({ key: 'form.problems', values: { count: 2 } })
    expect(validate({})).toEqual({ key: 'form.problems', values: { count: 1 } })
    const range = (row: object) => items.validate(items.parse([row]), { items: { price: { notBelow: 'count' } } })
    expect([range({ count: 2, price: '1' }), range({ count: 1, price: '1' })].map((error) => error?.key)).toEqual([
      'form.problems',
      undefined,
    ])
  })
})
