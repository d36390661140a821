import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTableText } from './parse-table-text'

const quote = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

test('parseTableText reads what a spreadsheet copies', () => {
  expect(parseTableText('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ])
  expect(parseTableText('"a\nb"\t"say ""x"""')).toEqual([['a\nb', 'say "x"']])
  expect(parseTableText('5" pipe\tx')).toEqual([['5" pipe', 'x']])
  expect(parseTableText('')).toEqual([['']])
})

test('parseTableText reverts quoting', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const text = rows.map((row) => row.map(quote).join('\t')).join('\n')
      expect(parseTableText(`${text}\n`)).toEqual(rows)
    }),
  )
})
