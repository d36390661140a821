import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { getRowKey } from '../model/row-keys'
import type { Row } from '../model/row'

interface RecordNavigationOptions {
  readonly rows: readonly Row[]
  readonly keyName: string
  readonly id: string
  /** Where the rows stand in their whole list. */
  readonly first: number
  readonly total: number
  readonly onNavigate: (id: string) => void
  /** To the nearest record of the page before or after. */
  readonly onPageStep: (by: -1 | 1) => void
}

export interface RecordNavigation {
  /** In the whole list, from 1; nothing for a record that the list does not show. */
  readonly position: number | undefined
  readonly total: number
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** The records before and after the one that stands open, as the list has them. */
export function getRecordNavigation({ rows, keyName, id, first, total, onNavigate, onPageStep }: RecordNavigationOptions): RecordNavigation {
  const keys = rows.map((row) => getRowKey(row, keyName))
  const at = keys.indexOf(id)
  const stepTo = (key: string | undefined) => (at === -1 || key === undefined || key === '' ? undefined : () => onNavigate(key))
  const turn = (by: -1 | 1, isThere: boolean) => (isThere ? () => onPageStep(by) : undefined)
  return {
    position: at === -1 ? undefined : at + first,
    total,
    previous: stepTo(keys[at - 1]) ?? turn(-1, at === 0 && first > 1),
    next: stepTo(keys[at + 1]) ?? turn(1, at === keys.length - 1 && first + at < total),
  }
}

/** what the arrows move something in */
const arrowKeyOwners =
  'input, textarea, select, audio, video, [contenteditable], [role=menu], [role=tree], [role=tablist], [role=listbox], [role=slider]'

/** The left and right arrows go to the record before and after, unless something in the dialog needs them itself. */
export function useArrowKeyNavigation(box: RefObject<HTMLElement | null>, { previous, next }: Pick<RecordNavigation, 'previous' | 'next'>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(arrowKeyOwners)) return
    // another dialog over this one has keys of its own
    if (target.closest('.kit-dialog, [role=dialog]') !== box.current?.closest('.kit-dialog')) return
    if (key === 'ArrowLeft') previous?.()
    if (key === 'ArrowRight') next?.()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const findRow = (id: string) => [...document.querySelectorAll<HTMLElement>('tr[data-key]')].find((row) => row.dataset.key === id)

/** Closing gives the focus to the row of the record that was shown last, where whatever opened it is gone or is another's. */
export function useRestoreRowFocus(id: string) {
  const last = useRef({ first: id, id })
  useEffect(() => {
    last.current = { ...last.current, id }
  }, [id])
  useEffect(() => {
    const { current } = last
    const settle = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (!isLost && last.current.id === current.first) return
      const row = findRow(last.current.id)
      ;(row?.querySelector<HTMLElement>('.kit-cell-name button') ?? row)?.focus()
    }
    // the dialog gives it back a frame after it is gone
    return () => void requestAnimationFrame(() => requestAnimationFrame(settle))
  }, [])
}
