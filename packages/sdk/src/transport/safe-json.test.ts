import { describe, expect } from 'vitest'
import { fc, test } from '../../test/property'
import { parseJson } from './safe-json'

describe('ids', () => {
  test.each([
    ['{"id":1123598821738675201}', { id: '1123598821738675201' }],
    ['{"total":9007199254740993}', { total: '9007199254740993' }],
    ['{"n":-9007199254740993}', { n: '-9007199254740993' }],
    ['[9007199254740991,9007199254740992]', [9007199254740991, '9007199254740992']],
    ['{"id":5,"parentId" : -1,"deptId":7}', { id: '5', parentId: '-1', deptId: '7' }],
    ['{"rows":[{"menuId":12}]}', { rows: [{ menuId: '12' }] }],
    ['["a" ,1123598821738675201]', ['a', '1123598821738675201']],
    ['["7",12,1123598821738675201]', ['7', 12, '1123598821738675201']],
    [
      '{"a":"1123598821738675201,1123598821738675202","b":[1,1123598821738675203]}',
      { a: '1123598821738675201,1123598821738675202', b: [1, '1123598821738675203'] },
    ],
    [
      '{"amount":12345678901234567.89,"list":[0.12345678901234567891,-1.5],"big":1e400}',
      { amount: '12345678901234567.89', list: ['0.12345678901234567891', -1.5], big: '1e400' },
    ],
    ['{"id":[5,9007199254740993]}', { id: [5, '9007199254740993'] }],
    ['[{"id":null},5,9007199254740993]', [{ id: null }, 5, '9007199254740993']],
    ['0.12345678901234567891', '0.12345678901234567891'],
  ])('%s stay exact', (text, value) => expect(parseJson(text)).toEqual(value))
})

describe('other values', () => {
  test.each([
    '{"price":0.30000000000000004}',
    '{"text":"id: 1123598821738675201, \\"id\\":1123598821738675201"}',
    '{"text":"a\\\\","id":"1123598821738675201"}',
    '{"valid":1,"idle":2,"grid":3,"ids":[1,2]}',
    '{"n":1e-7,"m":-0,"k":1e21}',
    '{"price":0.1,"rate":100.250,"at":"2026-11-27 08:30:00.1234567890123456"}',
    '{"total":3,"size":10}',
  ])('%s stay unchanged', (text) => expect(parseJson(text)).toEqual(JSON.parse(text)))

  test('a hostile key does not pollute prototypes', () => {
    parseJson('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":1}')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

test.property('parses JSON without large integers or ids like JSON.parse', [fc.jsonValue()], (value) => {
  const text = JSON.stringify({ wrapped: value, marker: 9007199254740993n.toString() })
  const numbers = /(?<!")\b\d{16,}|[Ii]d"\s*:\s*-?\d/
  if (!numbers.test(text)) expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.property(
  { name: 'keeps any 64-bit integer exact at any position', runs: 5000 },
  [fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.string()],
  (id, key) => {
    const safe = key === '__proto__' ? 'key' : key
    const parsed = parseJson(`{${JSON.stringify(safe)}:{"id":${id},"list":[${id}]}}`) as Record<string, { id: unknown; list: unknown[] }>
    expect(parsed[safe]?.id).toBe(String(id))
    expect(String(parsed[safe]?.list[0])).toBe(String(id))
  },
)

test('keeps an id exact next to a string of millions of characters', () => {
  const text = '\\"'.repeat(5_000_000)
  const parsed = parseJson(`{"text":"${text}","id":1123598821738675201}`) as { text: string; id: unknown }
  expect([parsed.text.length, parsed.id]).toEqual([5_000_000, '1123598821738675201'])
})

const large = fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n })
const { tree } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    large,
  ),
  tree: fc.oneof(
    { maxDepth: 5 },
    tie('leaf'),
    fc.array(tie('tree')),
    fc.dictionary(
      fc.string().map((key) => `${key}_`),
      tie('tree'),
    ),
  ),
}))
const isLarge = (value: unknown) => typeof value === 'bigint' || (Number.isInteger(value) && !Number.isSafeInteger(value))
const written = (value: unknown): string => {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return `[${value.map(written).join(' , ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)} : ${written(entry)}`)
    .join(',')}}`
}
// JSON.parse, with integers beyond 2^53 as text
const read = (value: unknown): unknown => {
  if (isLarge(value)) return written(value).includes('e') ? value : written(value)
  if (Array.isArray(value)) return value.map(read)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, read(entry)]))
}

test.property('parses any document like JSON.parse except integers beyond 2^53', [tree], (value) => {
  expect(parseJson(written(value))).toEqual(read(value))
})
