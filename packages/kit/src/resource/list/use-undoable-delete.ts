import { useKitText } from '@jwsk/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { useRemoveMutation } from '../model/queries'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { getWriteErrorMessage } from '../model/write-messages'

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

/** Delays deletes so that they can be undone; sends them when the user leaves. */
export function useUndoableDelete(resource: Resource): UndoableDelete {
  const t = useKitText()
  const { notify } = useRuntime()
  const { mutateAsync } = useRemoveMutation(resource)
  const [removed, setRemoved] = useState(noRows)
  const [pending, setPending] = useState(noRows)
  const waiting = useRef<{ readonly rows: readonly Row[]; readonly timer: number }>(undefined)
  const { key } = resource

  const send = useCallback(() => {
    const due = waiting.current
    if (!due) return
    waiting.current = undefined
    clearTimeout(due.timer)
    setPending(noRows)
    mutateAsync(due.rows.map((row) => getRowKey(row, key))).then(
      (outcome) => outcome === 'gone' && notify({ severity: 'info', text: t('remove.gone') }),
      (error: unknown) => {
        // restores rows that were not deleted
        setRemoved((rows) => rows.filter((row) => !due.rows.includes(row)))
        const text = getWriteErrorMessage(error, t)
        if (text) notify({ severity: 'error', text })
      },
    )
  }, [mutateAsync, key, notify, t])

  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  }, [send])
  useEffect(() => {
    const leave = () => latest.current()
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
    latest.current()
    waiting.current = { rows, timer: window.setTimeout(() => latest.current(), undoTimeoutMs) }
    setRemoved((before) => [...before, ...rows])
    setPending(rows)
  }, [])
  const undo = useCallback(() => {
    const back = waiting.current
    if (!back) return
    clearTimeout(back.timer)
    waiting.current = undefined
    setPending(noRows)
    setRemoved((rows) => rows.filter((row) => !back.rows.includes(row)))
    notify({ severity: 'info', text: t('undo.taken') })
  }, [notify, t])
  const withoutRemoved = (rows: readonly Row[]) => {
    if (removed.length === 0) return rows
    const keys = new Set(removed.map((row) => getRowKey(row, key)))
    return rows.filter((row) => !keys.has(getRowKey(row, key)))
  }
  return { pending, deleteRows: remove, undo, filterPending: withoutRemoved }
}
