import { expect, test } from 'vitest'
import { collectProperties, collectRules } from '../src/generate/schema.mjs'

const item = {
  type: 'object',
  required: ['product'],
  properties: {
    id: { type: 'string' },
    product: { type: 'string', maxLength: 20 },
    count: { type: 'integer', minimum: 1 },
    createTime: { type: 'string', readOnly: true, maxLength: 19 },
    parts: { type: 'array', minItems: 1, items: { type: 'object', properties: { code: { type: 'string', maxLength: 4 } } } },
  },
}

const collect = (properties) => collectRules(collectProperties({ type: 'object', properties }, ''))

test('rules of an array include those of its objects, one level deep', () => {
  expect(collect({ items: { type: 'array', minItems: 1, maxItems: 50, items: item } })).toEqual({
    items: { minItems: 1, maxItems: 50, items: { product: { required: true, maxLength: 20 }, count: { minimum: 1 } } },
  })
})

test('an array of other values has no rules of its entries', () => {
  expect(
    collect({ names: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 20 } }, open: { type: 'array', items: {} } }),
  ).toEqual({})
})
