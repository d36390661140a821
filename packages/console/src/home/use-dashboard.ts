import { useOperationQuery, useTranslate } from '@jwsk/kit'
import { isUnsupportedError, isForbiddenError, type OutputOf } from '@jwsk/sdk'
import { dashboard } from '@jwsk/sdk/desk'
import { useEffect, useState } from 'react'
import type { Menu } from '../navigation/model'
import { findEntry } from '../navigation/model'

export type DashboardData = OutputOf<typeof dashboard.statistics>

const refetchMs = 60_000

/** Asks again by the minute while the home page is looked at; a hidden tab runs no effects, and so no timer. */
function useInterval(refetch: () => unknown) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refetch()
    }, refetchMs)
    return () => clearInterval(timer)
  }, [refetch])
}

/** What stood there stays until what was asked for is there. */
function useLastValue<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, keep] = useState(answer)
  if (answer && answer !== kept) keep(answer)
  return answer ?? kept
}

/** What today brought, over so many days. Shared by all who show a part of it. */
export function useDashboard(days: number) {
  const { data, error, refetch, dataUpdatedAt } = useOperationQuery(dashboard.statistics, { days })
  useInterval(refetch)
  // what the operation answers
  const kept = useLastValue(data as DashboardData | undefined)
  return { board: error && !data ? undefined : kept, error, retry: () => void refetch(), asOf: dataUpdatedAt }
}

const maxDays = 90

/** The same over twice the time, of which the first half is what came before; nothing where the platform looks back no further. */
export function useComparisonPeriod(days: number) {
  const { data } = useOperationQuery(dashboard.statistics, { days: Math.min(days * 2, maxDays) })
  return days * 2 > maxDays ? undefined : (data as DashboardData | undefined) // what the operation answers
}

/** Not for this person, or not of this platform: the part is left out. */
export const isHiddenError = (error: unknown) => isForbiddenError(error) || isUnsupportedError(error)

/** Whether the person may open where a part of the board leads; a part that leads nowhere is for everyone. */
export const canOpen = (menu: Menu, path: string | undefined) => !path || findEntry(menu, path) !== undefined

type BoardPart = 'tiles' | 'charts' | 'pending' | 'units'

/** Our own word for a code that the platform sent, else the platform's. */
function useTextLookup(part: BoardPart) {
  const t = useTranslate('console')
  return (code: string, otherwise: string) => {
    const key = `board.${part}.${code}`
    const text = t(key)
    return text === key ? otherwise : text
  }
}

/** What a part of the board is called. */
export function useGetTitle(part: Exclude<BoardPart, 'units'>) {
  const word = useTextLookup(part)
  return ({ code, title }: { readonly code: string; readonly title: string }) => word(code, title)
}

/** What a figure counts; empty where it counts nothing in particular. */
export function useGetUnit() {
  const word = useTextLookup('units')
  return ({ code, unit }: { readonly code: string; readonly unit?: string }) => (unit ? word(code, unit) : '')
}
