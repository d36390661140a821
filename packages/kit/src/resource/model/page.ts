import { isRecord } from '@jwsk/sdk'
import type { Row } from './row'

/** One page as the screen needs it, whatever the platform sent for it. */
export interface Page {
  readonly rows: readonly Row[]
  readonly total: number
}

function toCount(value: unknown, least: number): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.max(Math.trunc(number), least) : least
}

/** `{ records, total }` or a plain array; null records, totals as text and totals below the rows are put right. */
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

/** the server keeps a page that an earlier total promised: nothing there means one page back at least */
export function clampPage(page: Page, state: { readonly page: number; readonly size: number }): number {
  if (page.rows.length > 0 || state.page === 1) return state.page
  return Math.min(getLastPage(page.total, state.size), state.page - 1)
}
