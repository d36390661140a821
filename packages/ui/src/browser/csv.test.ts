import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeCsvCell, toCsv } from './csv'

/** Parses one line as RFC 4180 defines it. */
function parse(text: string): string[] {
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

test('turns formulas into text', () => {
  for (const text of ['=1+1', '+SUM(A1)', '-cmd|calc', '@x', '\t=1', '\r=1', '\0=1', '＝1', '＋1', '－1', '＠x', '  =1', '|x'])
    expect(parse(escapeCsvCell(text))[0]?.startsWith("'"), JSON.stringify(text)).toBe(true)
})

test('no separator of any spreadsheet starts a formula', () => {
  for (const text of ['x;=1+1', ';=1+1', 'x;;=1', 'x\t+1', 'x\r=1', 'a\n@x', 'x; =1', 'x;"=1"', 'x;＝1']) {
    const cell = escapeCsvCell(text)
    expect(cell, text).toMatch(/^".*"$/s)
    expect(
      cell.split(/[;\t\r\n]/).every((part) => !/^[\s"]*[=+\-@＝＋－＠|]/.test(part)),
      text,
    ).toBe(true)
  }
  expect(escapeCsvCell('甲;乙')).toBe('"甲;乙"')
})

test('writes numbers as numbers and keeps every digit of ids', () => {
  expect(['-5', '3.50', '-0.01', '12', '13800138000'].map(escapeCsvCell)).toEqual(['-5', '3.50', '-0.01', '12', '13800138000'])
  expect(['1800000000000001002', '007'].map(escapeCsvCell)).toEqual(["'1800000000000001002", "'007"])
})

test('keeps text that a spreadsheet would take for a date or a power', () => {
  for (const text of ['5-6', '1/2', '12/2026', '2026/11', '1/2/26', '1e5', '2.5E+3', 'MAR1', 'Sept-2'])
    expect(escapeCsvCell(text), text).toBe(`'${text}`)
  for (const text of ['2026-11-27', '2026-11-27 08:30:00', 'HT-2026-0012', 'A-1', '1.5', 'mary1'])
    expect(escapeCsvCell(text), text).toBe(text)
})

test('round-trips every text and lets none start a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', ';', ' ', 'a', '1', '＝') }), (text) => {
      const [back = ''] = parse(escapeCsvCell(text))
      expect(back.replaceAll("'", '')).toBe(text)
      expect(/^\s*[=@＝]/.test(back)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('starts with the UTF-8 BOM, ends lines with CRLF', async () => {
  const file = toCsv({ title: '票', headers: ['名称', '金额'], numeric: [false, true], rows: [['甲,乙', '3.50']] })
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe('\uFEFF名称,金额\r\n"甲,乙",3.50\r\n')
})
