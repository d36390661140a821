import { describe, expect, test } from 'vitest'
import { joinIds, normalizeId } from './ids'

describe('an id', () => {
  test.each([[null], [undefined], [''], ['null'], ['undefined'], [-1], ['-1'], [' '], [{}], [[]], [true]])('of %j is empty', (value) =>
    expect(normalizeId(value)).toBe(''),
  )
  test.each([
    [7, '7'],
    ['1123598821738675201', '1123598821738675201'],
    [0, '0'],
    [12n, '12'],
    ['8,9', '8,9'],
  ])('of %s is %j', (value, text) => expect(normalizeId(value)).toBe(text))
})

describe('H47 ids to remove', () => {
  // spec 7.75
  test('are joined without duplicates', () => expect(joinIds(['1', '2', '1'])).toBe('1,2'))
  test('may be UUIDs', () => expect(joinIds(['3f2504e0-4f89-11d3-9a0c-0305e82c3301'])).toBe('3f2504e0-4f89-11d3-9a0c-0305e82c3301'))
  test.each([[[]], [['1,2']], [['']], [['-1']], [['1 OR 1=1']], [['1', 'null']]])('%j are rejected', (ids) =>
    expect(() => joinIds(ids)).toThrow(TypeError),
  )
})
