import { isRecord } from '@jwsk/sdk'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Guard, useGuard } from '../form/use-guard'

/** The record that the address names. */
export interface AddressedRecord {
  readonly id: string
  /** What the address asks for; whether it may be is another matter. */
  readonly mode: Mode
}

const names = { view: 'open', edit: 'edit' } as const

type Mode = keyof typeof names

export interface AddressControl {
  readonly record: AddressedRecord | undefined
  readonly open: (id: string, mode: Mode) => void
  /** Another of the list, or of another page of it, in the place of the one that stands open: no step that Back would undo. */
  readonly replace: (id: string, page?: number) => void
  readonly close: () => void
  /** The address went on to another record or to none, and input would be lost. */
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
  /** What stands in the record's dialog tells it. */
  readonly guard: Guard
}

const ownStep = { state: { opened: true } }
const isOwnStep = (state: unknown) => isRecord(state) && 'opened' in state
const isSame = (one: AddressedRecord | undefined, other: AddressedRecord | undefined) => one?.id === other?.id && one?.mode === other?.mode

/** The record that stands open over a list: in the address, so that Back closes it, and reload or a link open it. */
export function useAddressedRecord(addressPrefix: string | undefined): AddressControl {
  const prefix = addressPrefix === undefined ? '' : `${addressPrefix}.`
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const guard = useGuard()
  const edited = params.get(prefix + names.edit)
  const id = edited ?? params.get(prefix + names.view) ?? ''
  const mode = edited === null ? 'view' : 'edit'
  const addressed = useMemo<AddressedRecord | undefined>(() => (id === '' ? undefined : { id, mode }), [id, mode])
  const [shown, setShown] = useState(addressed)
  const [closing, setClosing] = useState<AddressedRecord>()
  const [isAsking, setAsking] = useState(false)
  const isClosing = closing !== undefined && closing === addressed

  // Back and Forward ask nobody: what would be lost stays until the person has said so
  useLayoutEffect(() => {
    if (isSame(shown, addressed)) return setAsking(false)
    if (shown && !isClosing && guard.isAtStake()) return setAsking(true)
    setShown(addressed)
    setAsking(false)
  }, [shown, addressed, isClosing, guard])

  const put = useCallback(
    (record: AddressedRecord | undefined, step: NavigateOptions, page?: number) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        for (const name of Object.values(names)) next.delete(prefix + name)
        if (record) next.set(prefix + names[record.mode], record.id)
        if (page) next.set(`${prefix}page`, String(page))
        return next
      }, step),
    [setParams, prefix],
  )
  const goBack = useEffectEvent(() => (isOwnStep(state) ? void navigate(-1) : put(undefined, { replace: true })))
  // the dialog goes first: with it goes what a shell would ask about before it leaves the address
  useEffect(() => {
    if (closing) goBack()
  }, [closing])
  useEffect(() => {
    if (closing !== addressed) setClosing(undefined)
  }, [closing, addressed])

  return {
    record: isClosing ? undefined : shown,
    open: useCallback((id, mode) => put({ id, mode }, ownStep), [put]),
    replace: (id, page) => put({ id, mode: 'view' }, { replace: true, state }, page),
    close: () => setClosing(addressed),
    isAsking,
    stay: () => put(shown, ownStep),
    leave: () => {
      setShown(addressed)
      setAsking(false)
    },
    guard,
  }
}
