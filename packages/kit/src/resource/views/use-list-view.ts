import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRuntime } from '../../runtime/kit-provider'
import { getPreferenceKey, usePreference } from '../../runtime/use-preference'
import type { Resource } from '../model/resource'
import { getEntity } from '../profile/adapt-to-profile'

export type ViewName = 'table' | 'calendar' | 'board' | 'timeline'

/** Returns the views of the list whose fields the platform has, the table first. */
function useViewNames({ api, fields, calendar, board, timeline }: Resource): readonly ViewName[] {
  const { absentFields } = useRuntime().client.profile
  const absent = absentFields?.[getEntity(api.list)] ?? []
  const has = (...names: readonly (string | undefined)[]) => !names.some((name) => name !== undefined && absent.includes(name))
  return [
    'table',
    ...(calendar && has(calendar.from, calendar.to) ? (['calendar'] as const) : []),
    ...(board && fields[board.by] ? (['board'] as const) : []),
    ...(timeline && has(timeline.from, timeline.to) ? (['timeline'] as const) : []),
  ]
}

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : '')

/** Returns the view of a list, stored in the URL and as a preference of the user. */
export function useListView(resource: Resource, addressPrefix: string | undefined) {
  const names = useViewNames(resource)
  const [params, setParams] = useSearchParams()
  const parameter = addressPrefix ? `${addressPrefix}.view` : 'view'
  const [preferred, setPreferred] = usePreference(getPreferenceKey('view', resource.api.list.id, addressPrefix), parseText)
  const requested = params.get(parameter)
  const view = names.find((name) => name === requested) ?? names.find((name) => name === preferred) ?? 'table'
  const put = useCallback(
    (next: ViewName, historyAction: 'push' | 'replace') =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(parameter, next)
          return after
        },
        { replace: historyAction === 'replace' },
      ),
    [setParams, parameter],
  )
  // a copied link opens the same view for users with another preference
  useEffect(() => {
    if (requested !== view && view !== 'table') put(view, 'replace')
  }, [requested, view, put])
  const select = (next: ViewName) => {
    setPreferred(next)
    put(next, 'push')
  }
  return { names, view, select }
}
