import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTsv } from './parse-tsv'

/** Writes cells as spreadsheets copy them. */
const toTsv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((text) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t')).join('\r\n')

test('parses what spreadsheets copy', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', '\r', ' ', '中') })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (cells) => {
      expect(parseTsv(`${toTsv(cells)}\r\n`)).toEqual(cells)
    }),
  )
})

test.each([
  ['', []],
  ['a', [['a']]],
  ['a\tb', [['a', 'b']]],
  ['a\t', [['a', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"a" b\tc', [['"a" b', 'c']]],
  ['"a\tb', [['"a', 'b']]],
  ['"a\n1"\tb\n', [['a\n1', 'b']]],
])('%j is %j', (text, cells) => {
  expect(parseTsv(text)).toEqual(cells)
})
