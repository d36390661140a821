import { businessError, Refusal } from '../refusal'
import { readSheet } from './read-sheet'
import type { Column } from './spreadsheet'

/** Row of an uploaded sheet, by field. */
export type SheetRow = Readonly<Record<string, string>>

/** Reads the rows of an uploaded sheet by the headings of its template. */
export async function parseRows(file: unknown, columns: readonly Column[]): Promise<SheetRow[]> {
  if (!(file instanceof Blob)) throw businessError('file:不能为空')
  const [headings = [], ...lines] = await readSheet(file)
  const fields = headings.map((heading) => columns.find(([known]) => known === heading)?.[1])
  if (!fields.some((field) => field !== undefined)) throw businessError('导入文件与模板不符')
  return lines.map((cells) => Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))))
}

/** Stores the valid rows and reports each invalid one. */
export function importRows<Row>(rows: readonly SheetRow[], prepare: (row: SheetRow) => Row, store: (row: Row) => void) {
  const failures = rows.flatMap((row, index) => {
    try {
      store(prepare(row))
      return []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [{ row: index + 2, message: error.message }]
    }
  })
  return { total: rows.length, successCount: rows.length - failures.length, failCount: failures.length, failures }
}
