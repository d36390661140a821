import { isRecord } from '@jwsk/sdk'
import type { Row } from './row'

/** Page of rows, normalized from any payload. */
export interface Page {
  readonly rows: readonly Row[]
  readonly total: number
}

function toCount(value: unknown, min: number): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.max(Math.trunc(number), min) : min
}

/**
 * Parses `{ records, total }` or a plain array; drops null records and corrects totals that are text or smaller than the
 * number of rows.
 */
export function parsePage(payload: unknown): Page {
  if (Array.isArray(payload)) {
    const rows = payload.filter(isRecord)
    return { rows, total: rows.length }
  }
  const { records, total } = isRecord(payload) ? payload : {}
  const rows = Array.isArray(records) ? records.filter(isRecord) : []
  return { rows, total: toCount(total, rows.length) }
}

export const getLastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** Clamps the page number. The server may keep reporting an outdated total, so an empty page goes back by at least one. */
export function clampPage(page: Page, state: { readonly page: number; readonly size: number }): number {
  if (page.rows.length > 0 || state.page === 1) return state.page
  return Math.min(getLastPage(page.total, state.size), state.page - 1)
}
