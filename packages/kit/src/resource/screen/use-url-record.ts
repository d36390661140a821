import { isRecord } from '@jwsk/sdk'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type CloseGuard, useCloseGuard } from '../form/use-close-guard'

/** Record in the URL. */
export interface UrlRecord {
  readonly id: string
  /** Requested mode; permission is checked elsewhere. */
  readonly mode: Mode
}

const queryKeys = { view: 'open', edit: 'edit' } as const

type Mode = keyof typeof queryKeys

export interface UrlRecordControl {
  readonly record: UrlRecord | undefined
  /** Opens a record; one that is viewed is replaced by another and adds no history entry. */
  readonly open: (id: string, mode: Mode) => void
  /** Replaces the open record by another of the list, or of another page; adds no history entry. */
  readonly replace: (id: string, page?: number) => void
  readonly close: () => void
  /** Whether the URL changed to another record or to none while there are unsaved changes. */
  readonly isConfirmingLeave: boolean
  readonly stay: () => void
  readonly leave: () => void
  /** Guard that collects the unsaved changes of the record's dialog. */
  readonly guard: CloseGuard
}

const openedState = { state: { opened: true } }
const isOpenedHere = (state: unknown) => isRecord(state) && 'opened' in state
const isSameRecord = (one: UrlRecord | undefined, other: UrlRecord | undefined) => one?.id === other?.id && one?.mode === other?.mode

/** Returns the open record of a list, stored in the URL, so that Back closes it, and reload or a link open it. */
export function useUrlRecord(addressPrefix: string | undefined): UrlRecordControl {
  const prefix = addressPrefix === undefined ? '' : `${addressPrefix}.`
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const guard = useCloseGuard()
  const edited = params.get(prefix + queryKeys.edit)
  const id = edited ?? params.get(prefix + queryKeys.view) ?? ''
  const mode = edited === null ? 'view' : 'edit'
  const addressed = useMemo<UrlRecord | undefined>(() => (id === '' ? undefined : { id, mode }), [id, mode])
  const [displayed, setDisplayed] = useState(addressed)
  const [closing, setClosing] = useState<UrlRecord>()
  const [isConfirming, setConfirming] = useState(false)
  const isClosing = closing !== undefined && closing === addressed

  // Back and Forward cannot be intercepted: unsaved changes stay until the user confirms
  useLayoutEffect(() => {
    if (isSameRecord(displayed, addressed)) return setConfirming(false)
    if (displayed && !isClosing && guard.hasUnsavedChanges()) return setConfirming(true)
    setDisplayed(addressed)
    setConfirming(false)
  }, [displayed, addressed, isClosing, guard])

  const put = useCallback(
    (record: UrlRecord | undefined, step: NavigateOptions, page?: number) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        for (const name of Object.values(queryKeys)) next.delete(prefix + name)
        if (record) next.set(prefix + queryKeys[record.mode], record.id)
        if (page) next.set(`${prefix}page`, String(page))
        return next
      }, step),
    [setParams, prefix],
  )
  const viewed = useRef<NavigateOptions>(undefined)
  useLayoutEffect(() => {
    viewed.current = addressed?.mode === 'view' ? { replace: true, state } : undefined
  }, [addressed, state])
  const goBack = useEffectEvent(() => (isOpenedHere(state) ? void navigate(-1) : put(undefined, { replace: true })))
  // closes the dialog first, and with it the changes that a shell would confirm before navigating
  useEffect(() => {
    if (closing) goBack()
  }, [closing])
  useEffect(() => {
    if (closing !== addressed) setClosing(undefined)
  }, [closing, addressed])

  return {
    record: isClosing ? undefined : displayed,
    open: useCallback((id, mode) => put({ id, mode }, (mode === 'view' && viewed.current) || openedState), [put]),
    replace: (id, page) => put({ id, mode: 'view' }, { replace: true, state }, page),
    close: () => setClosing(addressed),
    isConfirmingLeave: isConfirming,
    stay: () => put(displayed, openedState),
    leave: () => {
      setDisplayed(addressed)
      setConfirming(false)
    },
    guard,
  }
}
