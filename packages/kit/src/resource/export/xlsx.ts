import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import { type ExportSheet, isExact } from './sheet'

/** as many characters as a cell holds */
const cellLimit = 32_767
/** the format that keeps text text, also when somebody edits the cell */
const asText = '@'
const textCell = (text: string) => ({ type: String, value: text.slice(0, cellLimit), format: asText })

const cellOf = (text: string, numeric: boolean | undefined): Cell => {
  if (text === '') return null
  return numeric && isExact(text) ? { type: Number, value: Number(text) } : textCell(text)
}

/** A workbook of one sheet: no cell is a formula, ids are text, money is a number. */
export function xlsxOf({ heads, numeric, rows }: ExportSheet): Promise<Blob> {
  const head = heads.map((text): Cell => ({ ...textCell(text), fontWeight: 'bold' }))
  const body = rows.map((row) => row.map((text, column) => cellOf(text, numeric[column])))
  return writeExcelFile([head, ...body], { columns: heads.map(() => ({ width: 20 })), stickyRowsCount: 1 }).toBlob()
}
