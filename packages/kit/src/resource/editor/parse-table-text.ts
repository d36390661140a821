/**
 * Parses cells copied from a spreadsheet: tabs between cells, line breaks between rows. A cell in quotes may contain
 * both, and doubled quotes.
 */
export function parseTableText(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [, quoted, plain = '', end] = match
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
