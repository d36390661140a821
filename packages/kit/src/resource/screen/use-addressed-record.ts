import { isRecord } from '@jwsk/sdk'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Guard, useGuard } from '../form/use-guard'

/** The record that the address names. */
export interface AddressedRecord {
  readonly id: string
  /** What the address asks for; whether it may be is another matter. */
  readonly how: How
}

const names = { view: 'open', edit: 'edit' } as const

type How = keyof typeof names

export interface AddressControl {
  readonly record: AddressedRecord | undefined
  readonly open: (id: string, how: How) => void
  readonly close: () => void
  /** The address went on to another record or to none, and input would be lost. */
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
  /** What stands in the record's dialog tells it. */
  readonly guard: Guard
}

const isOwnStep = (state: unknown) => isRecord(state) && 'opened' in state
const isSame = (one: AddressedRecord | undefined, other: AddressedRecord | undefined) => one?.id === other?.id && one?.how === other?.how

/** The record that stands open over a list: in the address, so that Back closes it, and reload or a link open it. */
export function useAddressedRecord(addressPrefix: string | undefined): AddressControl {
  const prefix = addressPrefix === undefined ? '' : `${addressPrefix}.`
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const guard = useGuard()
  const edited = params.get(prefix + names.edit)
  const id = edited ?? params.get(prefix + names.view) ?? ''
  const how = edited === null ? 'view' : 'edit'
  const wanted = useMemo<AddressedRecord | undefined>(() => (id === '' ? undefined : { id, how }), [id, how])
  const [held, hold] = useState(wanted)
  const [closing, leaveFor] = useState<AddressedRecord>()
  const [isAsking, ask] = useState(false)
  const isClosing = closing !== undefined && closing === wanted

  // Back and Forward ask nobody: what would be lost stays until the person has said so
  useLayoutEffect(() => {
    if (isSame(held, wanted)) return ask(false)
    if (held && !isClosing && guard.isAtStake()) return ask(true)
    hold(wanted)
    ask(false)
  }, [held, wanted, isClosing, guard])

  const put = useCallback(
    (record: AddressedRecord | undefined, how: 'push' | 'replace') =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const name of Object.values(names)) next.delete(prefix + name)
          if (record) next.set(prefix + names[record.how], record.id)
          return next
        },
        how === 'push' ? { state: { opened: true } } : { replace: true },
      ),
    [setParams, prefix],
  )
  const goBack = useEffectEvent(() => (isOwnStep(state) ? void navigate(-1) : put(undefined, 'replace')))
  // the dialog goes first: with it goes what a shell would ask about before it leaves the address
  useEffect(() => {
    if (closing) goBack()
  }, [closing])
  useEffect(() => {
    if (closing !== wanted) leaveFor(undefined)
  }, [closing, wanted])

  return {
    record: isClosing ? undefined : held,
    open: useCallback((key, how) => put({ id: key, how }, 'push'), [put]),
    close: () => leaveFor(wanted),
    isAsking,
    stay: () => put(held, 'push'),
    leave: () => {
      hold(wanted)
      ask(false)
    },
    guard,
  }
}
