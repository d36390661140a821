import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkIds, getRowKey } from './row-keys'

const ids = fc.uniqueArray(fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String), { minLength: 1, maxLength: 350 })

test('batches contain each id once, in order, at most 100', () => {
  fc.assert(
    fc.property(ids, (unique) => {
      const portions = chunkIds([...unique, ...unique]).map((portion) => portion.split(','))
      expect(portions.flat()).toEqual(unique)
      for (const portion of portions) expect(portion.length).toBeLessThanOrEqual(100)
    }),
  )
})

test('rejects all ids if one is invalid, before any call', () => {
  for (const bad of ['1,2', '', ' ', '1;drop', 'null']) expect(() => chunkIds(['1', bad])).toThrow(TypeError)
})

test('a key is text, whatever the wire type', () => {
  expect(getRowKey({ id: '1123598821738675201' }, 'id')).toBe('1123598821738675201')
  expect(getRowKey({ code: 110000 }, 'code')).toBe('110000')
  expect(getRowKey({}, 'id')).toBe('')
})
