interface Sheet {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Quotes a cell; text that a spreadsheet would run as a formula becomes plain text. */
function toCell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Converts a table to CSV with the byte order mark that spreadsheets need for Chinese text. */
export const toFiguresCsv = ({ headers, rows }: Sheet): Blob =>
  new Blob([`\ufeff${[headers, ...rows].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
