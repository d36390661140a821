import { type ExportSheet, isExactNumber } from './sheet'

/** what a spreadsheet takes for the start of a formula, also behind blanks */
const formulaPattern = /^[\s\0]*[=+\-@＝＋－＠|]|^[\t\r\n\0]/

/** what stands between a word and the start of a formula; tried from its first mark alone, or long blanks would take for ever */
const gapPattern = /(?<![;\s\0"])[;\s\0"]+(?=[=+\-@＝＋－＠|])/g
/** where another separator than the comma begins a cell: not every spreadsheet heeds the quotes of the comma */
const escapeFormula = (blanks: string) => (/[;\t\r\n]/.test(blanks) ? `${blanks}'` : blanks)

/** ids, numbers with leading zeros: a spreadsheet would round or shorten them */
const longDigitsPattern = /^(?:\d{16,}|0\d+)$/

/** One cell: a quote mark before it makes text of what a spreadsheet would calculate or round. */
export function escapeCsvCell(text: string): string {
  const isText = !isExactNumber(text) && formulaPattern.test(text)
  const inner = text.replaceAll(gapPattern, escapeFormula)
  const safe = isText || longDigitsPattern.test(text) ? `'${inner}` : inner
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180 with the mark by which Excel knows UTF-8. */
export function toCsv({ headers, rows }: ExportSheet): Blob {
  const lines = [headers, ...rows].map((line) => line.map(escapeCsvCell).join(','))
  return new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
}
