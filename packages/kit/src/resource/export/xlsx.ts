import { isExactNumber, type Sheet } from '@jwsk/ui'
import writeExcelFile, { type Cell } from 'write-excel-file/browser'

/** maximum characters of a cell */
const maxCellLength = 32_767
/** format that keeps text as text, even if a user edits the cell */
const textFormat = '@'
const createTextCell = (text: string) => ({ type: String, value: text.slice(0, maxCellLength), format: textFormat })

const toCell = (text: string, numeric: boolean | undefined): Cell => {
  if (text === '') return null
  return numeric && isExactNumber(text) ? { type: Number, value: Number(text) } : createTextCell(text)
}

/** Creates a workbook with one sheet: no cell is a formula, ids are text, money is a number. */
export function toXlsx({ headers, numeric, rows }: Sheet): Promise<Blob> {
  const head = headers.map((text): Cell => ({ ...createTextCell(text), fontWeight: 'bold' }))
  const body = rows.map((row) => row.map((text, column) => toCell(text, numeric[column])))
  return writeExcelFile([head, ...body], { columns: headers.map(() => ({ width: 20 })), stickyRowsCount: 1 }).toBlob()
}
