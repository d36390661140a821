import { isRecord } from '@jwsk/sdk'
/** Result of one imported row, with its 1-based number as users count. */
export interface ImportedRow {
  readonly row: number
  readonly ok: boolean
  readonly message: string
}

/** Result of an import. */
export interface ImportReport {
  readonly successCount: number
  readonly failureCount: number
  /** Rows to show, failed ones first. */
  readonly rows: readonly ImportedRow[]
}

const count = (value: unknown) => Math.max(0, Math.trunc(Number(value)) || 0)

/** Creates a report from the rows that a declaration derived from a response. */
export const summarizeRows = (rows: readonly ImportedRow[]): ImportReport => ({
  successCount: rows.filter(({ ok }) => ok).length,
  failureCount: rows.filter(({ ok }) => !ok).length,
  rows: [...rows].sort((one, other) => Number(one.ok) - Number(other.ok) || one.row - other.row),
})

/** Parses the platform's report, `{ successCount, failCount, failures: [{ row, message }] }`; empty if there is none. */
export function parseImportReport(answer: unknown): ImportReport {
  if (!isRecord(answer)) return summarizeRows([])
  const failures = Array.isArray(answer.failures) ? answer.failures.filter(isRecord) : []
  const rows = failures.map(({ row, message }) => ({ row: count(row), ok: false, message: typeof message === 'string' ? message : '' }))
  return { ...summarizeRows(rows), successCount: count(answer.successCount), failureCount: Math.max(count(answer.failCount), rows.length) }
}
