/** cell of a spreadsheet's clipboard text: quoted if it has a tab, a line break or a quote, and then its separator */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy

/** Parses clipboard text of a spreadsheet into rows of cells. The line break at its end starts no row. */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let cells: string[] = []
  cellPattern.lastIndex = 0
  while (cellPattern.lastIndex < text.length || cells.length > 0) {
    const [, quoted, plain = '', separator = ''] = cellPattern.exec(text) ?? []
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (separator === '\t') continue
    rows.push(cells)
    cells = []
    if (separator === '') break
  }
  return rows
}
