import { useOperationQuery, useTranslate } from '@jwsk/kit'
import { isForbiddenError, isUnsupportedError, type OutputOf } from '@jwsk/sdk'
import { dashboard } from '@jwsk/sdk/desk'
import { useState } from 'react'
import type { Menu } from '../../shell/navigation/model'
import { findEntry } from '../../shell/navigation/model'

export type DashboardData = OutputOf<typeof dashboard.statistics>

/** Days of the period that the tiles, the pending items and the bell share. */
export const minDays = 7

const refetchMs = 60_000

/** Returns the latest value; keeps the previous one while a new one loads. */
function useLastValue<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer)
  if (answer && answer !== last) setLast(answer)
  return answer ?? last
}

/** Query of the dashboard's statistics over `days` days; shared by all parts, and refetched every minute while the page is visible. */
export function useDashboard(days: number) {
  const { data, error, refetch, dataUpdatedAt } = useOperationQuery(dashboard.statistics, { days }, { refetchInterval: refetchMs })
  // output of the operation
  const board = useLastValue(data as DashboardData | undefined)
  return { board: error && !data ? undefined : board, error, retry: () => void refetch(), updatedAt: dataUpdatedAt }
}

const maxDays = 90

/** Query over twice the period, whose first half is the previous period; `undefined` beyond `maxDays`. */
export function useComparisonPeriod(days: number) {
  const { data } = useOperationQuery(dashboard.statistics, { days: Math.min(days * 2, maxDays) })
  return days * 2 > maxDays ? undefined : (data as DashboardData | undefined) // output of the operation
}

/** Whether the error means that the part is omitted: it is forbidden for this user or not supported by the platform. */
export const isHiddenError = (error: unknown) => isForbiddenError(error) || isUnsupportedError(error)

/** Whether the user can open the path that a part links to; true without a path. */
export const canOpen = (menu: Menu, path: string | undefined) => !path || findEntry(menu, path) !== undefined

type BoardPart = 'tiles' | 'charts' | 'pending' | 'units'

/** Returns a function that finds the console's text for a code; it falls back to the platform's text. */
function useTextLookup(part: BoardPart) {
  const t = useTranslate('console')
  return (code: string, fallback: string) => {
    const key = `board.${part}.${code}`
    const text = t(key)
    return text === key ? fallback : text
  }
}

/** Returns a function that gets the title of an item. */
export function useGetTitle(part: Exclude<BoardPart, 'units'>) {
  const findText = useTextLookup(part)
  return ({ code, title }: { readonly code: string; readonly title: string }) => findText(code, title)
}

/** Returns a function that gets the unit of an item; `''` if it has none. */
export function useGetUnit() {
  const findText = useTextLookup('units')
  return ({ code, unit }: { readonly code: string; readonly unit?: string }) => (unit ? findText(code, unit) : '')
}
