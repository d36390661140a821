import { isRecord } from '@jwsk/sdk'
/** What became of one row of a file, as the person counts rows. */
export interface ImportedRow {
  readonly row: number
  readonly ok: boolean
  readonly message: string
}

/** What became of a file. */
export interface ImportReport {
  readonly successCount: number
  readonly failureCount: number
  /** The failed ones first to look at. */
  readonly rows: readonly ImportedRow[]
}

const count = (value: unknown) => Math.max(0, Math.trunc(Number(value)) || 0)

/** The report of rows that the declaration made of an answer. */
export const summarizeRows = (rows: readonly ImportedRow[]): ImportReport => ({
  successCount: rows.filter(({ ok }) => ok).length,
  failureCount: rows.filter(({ ok }) => !ok).length,
  rows: [...rows].sort((one, other) => Number(one.ok) - Number(other.ok) || one.row - other.row),
})

/** The platform's own report, `{ successCount, failCount, failures: [{ row, message }] }`; empty where it sends none. */
export function parseImportReport(answer: unknown): ImportReport {
  if (!isRecord(answer)) return summarizeRows([])
  const failures = Array.isArray(answer.failures) ? answer.failures.filter(isRecord) : []
  const rows = failures.map(({ row, message }) => ({ row: count(row), ok: false, message: typeof message === 'string' ? message : '' }))
  return { ...summarizeRows(rows), successCount: count(answer.successCount), failureCount: Math.max(count(answer.failCount), rows.length) }
}
