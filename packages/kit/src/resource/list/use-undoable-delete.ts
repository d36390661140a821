import { isJwskError } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { registerPendingWrite } from '../../runtime/pending-writes'
import { useRemoveMutation } from '../model/queries'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { getWriteErrorMessage } from '../write/write-messages'

/** Milliseconds in which a delete can be undone. */
export const undoTimeoutMs = 6000

export interface UndoableDelete {
  /** Rows whose delete is pending. */
  readonly pending: readonly Row[]
  /** Deletes the rows after the undo timeout; sends other pending deletes at once. */
  readonly deleteRows: (rows: readonly Row[]) => void
  readonly undo: () => void
  /** Filters out rows whose delete is pending. */
  readonly filterPending: (rows: readonly Row[]) => readonly Row[]
}

const noRows: readonly Row[] = []

/** Delays deletes so that they can be undone; sends them when the user leaves or signs out. */
export function useUndoableDelete(resource: Resource): UndoableDelete {
  const t = useKitText()
  const { notify } = useRuntime()
  const { mutateAsync } = useRemoveMutation(resource)
  const [removed, setRemoved] = useState(noRows)
  const [pending, setPending] = useState(noRows)
  const waiting = useRef<{ readonly rows: readonly Row[]; readonly timer: number; readonly withdraw: () => void }>(undefined)
  const { key } = resource

  const take = useCallback(() => {
    const due = waiting.current
    waiting.current = undefined
    if (!due) return undefined
    clearTimeout(due.timer)
    due.withdraw()
    setPending(noRows)
    return due
  }, [])
  const send = useCallback(async () => {
    const due = take()
    if (!due) return
    await mutateAsync(due.rows.map((row) => getRowKey(row, key))).then(
      (outcome) => outcome === 'gone' && notify({ severity: 'info', text: t('remove.gone') }),
      (error: unknown) => {
        // restores rows that were not deleted
        setRemoved((rows) => rows.filter((row) => !due.rows.includes(row)))
        const isSignedOut = isJwskError(error) && error.kind === 'unauthorized'
        const text = isSignedOut ? t('undo.signedOut', { count: due.rows.length }) : getWriteErrorMessage(error, t)
        if (text) notify({ severity: 'error', text })
      },
    )
  }, [take, mutateAsync, key, notify, t])

  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  }, [send])
  useEffect(() => {
    const leave = () => void latest.current()
    // a hidden page may never become visible again
    const hidden = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hidden)
      leave()
    }
  }, [])

  const remove = useCallback((rows: readonly Row[]) => {
    const sendLatest = () => latest.current()
    void sendLatest()
    waiting.current = { rows, timer: window.setTimeout(sendLatest, undoTimeoutMs), withdraw: registerPendingWrite(sendLatest) }
    setRemoved((before) => [...before, ...rows])
    setPending(rows)
  }, [])
  const undo = useCallback(() => {
    const back = take()
    if (!back) return
    setRemoved((rows) => rows.filter((row) => !back.rows.includes(row)))
    notify({ severity: 'info', text: t('undo.taken') })
  }, [take, notify, t])
  const filterPending = useCallback(
    (rows: readonly Row[]) => {
      if (removed.length === 0) return rows
      const keys = new Set(removed.map((row) => getRowKey(row, key)))
      return rows.filter((row) => !keys.has(getRowKey(row, key)))
    },
    [removed, key],
  )
  return { pending, deleteRows: remove, undo, filterPending }
}
