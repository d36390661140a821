import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'

interface RecordNavigationOptions {
  readonly rows: readonly Row[]
  readonly keyName: string
  readonly id: string
  /** Index of the first row in the complete list. */
  readonly first: number
  readonly total: number
  readonly onNavigate: (id: string) => void
  /** Goes to the nearest record of the previous or next page. */
  readonly onPageStep: (by: -1 | 1) => void
}

export interface RecordNavigation {
  /** Position in the complete list, 1-based; `undefined` for a record outside the displayed rows. */
  readonly position: number | undefined
  readonly total: number
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** Returns the neighbours of the open record in list order. */
export function getRecordNavigation({
  rows,
  keyName,
  id,
  first,
  total,
  onNavigate,
  onPageStep,
}: RecordNavigationOptions): RecordNavigation {
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

/** matches elements that use letters or the arrow keys themselves */
export const keyOwners =
  'input, textarea, select, audio, video, [contenteditable], [role=menu], [role=tree], [role=tablist], [role=listbox], [role=slider]'

/** Navigates to the previous or next record by the left and right arrow keys, unless an element in the dialog uses them. */
export function useArrowKeyNavigation(box: RefObject<HTMLElement | null>, { previous, next }: Pick<RecordNavigation, 'previous' | 'next'>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(keyOwners)) return
    // a dialog on top of this one has its own keys
    if (target.closest('.kit-dialog, [role=dialog]') !== box.current?.closest('.kit-dialog')) return
    if (key === 'ArrowLeft') previous?.()
    if (key === 'ArrowRight') next?.()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

export const findRow = (id: string) => [...document.querySelectorAll<HTMLElement>('tr[data-key]')].find((row) => row.dataset.key === id)

/** Focuses the row of the record shown last on close, if the opener is gone or belongs to another record. */
export function useRestoreRowFocus(id: string) {
  const last = useRef({ first: id, id })
  useEffect(() => {
    last.current = { ...last.current, id }
  }, [id])
  useEffect(() => {
    const { current } = last
    const restoreFocus = () => {
      const hasNoFocus = document.activeElement === null || document.activeElement === document.body
      if (!hasNoFocus && last.current.id === current.first) return
      const row = findRow(last.current.id)
      ;(row?.querySelector<HTMLElement>('.kit-cell-name button') ?? row)?.focus()
    }
    // the dialog restores the focus one frame after it unmounts
    return () => void requestAnimationFrame(() => requestAnimationFrame(restoreFocus))
  }, [])
}
