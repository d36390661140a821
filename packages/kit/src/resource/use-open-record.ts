import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The record that the address names. */
export interface OpenRecord {
  readonly id: string
  /** What the address asks for; whether it may be is another matter. */
  readonly editing: boolean
}

const names = { view: 'open', edit: 'edit' } as const

type How = keyof typeof names

const isOwnStep = (state: unknown) => typeof state === 'object' && state !== null && 'opened' in state

/** The record that stands open over a list: in the address, so that Back closes it, and reload or a link open it. */
export function useOpenRecord(at: string | undefined) {
  const prefix = at === undefined ? '' : `${at}.`
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [leaving, leave] = useState<string>()
  const viewed = params.get(prefix + names.view)
  const edited = params.get(prefix + names.edit)
  const id = edited ?? viewed ?? ''
  const isLeaving = leaving !== undefined && leaving === id

  const open = useCallback(
    (key: string, how: How) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const name of Object.values(names)) next.delete(prefix + name)
          next.set(prefix + names[how], key)
          return next
        },
        { state: { opened: true } },
      ),
    [setParams, prefix],
  )
  const goBack = useEffectEvent(() => {
    if (id === '') return
    if (isOwnStep(state)) return void navigate(-1)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of Object.values(names)) next.delete(prefix + name)
        return next
      },
      { replace: true },
    )
  })
  // the dialog goes first: with it goes what a shell would ask about before it leaves the address
  useEffect(() => {
    if (leaving !== undefined) goBack()
  }, [leaving])
  useEffect(() => {
    if (leaving !== id) leave(undefined)
  }, [leaving, id])

  const record: OpenRecord | undefined = id === '' || isLeaving ? undefined : { id, editing: edited !== null }
  return { record, open, close: useCallback(() => leave(id), [id]) }
}
