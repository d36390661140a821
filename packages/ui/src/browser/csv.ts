/** Table that is exported or printed, as text. */
export interface Sheet {
  readonly title: string
  readonly headers: readonly string[]
  /** Whether a column holds amounts or counts, by column; never ids. */
  readonly numeric: readonly boolean[]
  readonly rows: readonly (readonly string[])[]
}

/** Digits beyond which a spreadsheet rounds. */
const maxExactDigits = 15

const plainNumberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Whether a spreadsheet stores the number without rounding. */
export const isExactNumber = (text: string) => plainNumberPattern.test(text) && text.replace(/\D/g, '').length <= maxExactDigits

/** matches what spreadsheets read as the start of a formula, also after blanks */
const formulaPattern = /^[\s\0]*[=+\-@＝＋－＠|]|^[\t\r\n\0]/

/** matches separators before the start of a formula; the lookbehind keeps long runs of blanks from taking quadratic time */
const gapPattern = /(?<![;\s\0"])[;\s\0"]+(?=[=+\-@＝＋－＠|])/g
/** other separators than the comma may start a cell: some spreadsheets ignore quotes around commas */
const escapeFormula = (blanks: string) => (/[;\t\r\n]/.test(blanks) ? `${blanks}'` : blanks)

/** ids and numbers with leading zeros: a spreadsheet would round or shorten them */
const longDigitsPattern = /^(?:\d{16,}|0\d+)$/

/** texts that a spreadsheet would turn into a date or a power of ten: `5-6`, `1/2`, `2026/11`, `3-2026`, `mar1`, `1e5`; days such as `2026-11-27` stay */
const guessedPattern =
  /^(?:\d{1,2}[-/]\d{1,4}|\d{4}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\d+(?:\.\d+)?e[+-]?\d+|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[-. ]?\d{1,4})$/i

/** Escapes a cell: an apostrophe turns what a spreadsheet would calculate or round into text. */
export function escapeCsvCell(text: string): string {
  const isText = !isExactNumber(text) && formulaPattern.test(text)
  const inner = text.replaceAll(gapPattern, escapeFormula)
  const safe = isText || longDigitsPattern.test(text) || guessedPattern.test(text) ? `'${inner}` : inner
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Creates a CSV file (RFC 4180) with a byte order mark, from which Excel detects UTF-8. */
export function toCsv({ headers, rows }: Sheet): Blob {
  const lines = [headers, ...rows].map((line) => line.map(escapeCsvCell).join(','))
  return new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
}
