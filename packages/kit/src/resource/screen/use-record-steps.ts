import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { keyOf } from '../model/ids'
import type { Row } from '../model/row'

interface RecordSteps {
  readonly rows: readonly Row[]
  readonly keyName: string
  readonly id: string
  /** Where the rows stand in their whole list. */
  readonly first: number
  readonly total: number
  readonly onStep: (id: string) => void
  /** To the nearest record of the page before or after. */
  readonly onTurn: (by: -1 | 1) => void
}

export interface Steps {
  /** In the whole list, from 1; nothing for a record that the list does not show. */
  readonly place: number | undefined
  readonly total: number
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** The records before and after the one that stands open, as the list has them. */
export function recordSteps({ rows, keyName, id, first, total, onStep, onTurn }: RecordSteps): Steps {
  const keys = rows.map((row) => keyOf(row, keyName))
  const at = keys.indexOf(id)
  const stepTo = (key: string | undefined) => (at === -1 || key === undefined || key === '' ? undefined : () => onStep(key))
  const turn = (by: -1 | 1, isThere: boolean) => (isThere ? () => onTurn(by) : undefined)
  return {
    place: at === -1 ? undefined : at + first,
    total,
    previous: stepTo(keys[at - 1]) ?? turn(-1, at === 0 && first > 1),
    next: stepTo(keys[at + 1]) ?? turn(1, at === keys.length - 1 && first + at < total),
  }
}

/** what the arrows move something in */
const ownArrows =
  'input, textarea, select, audio, video, [contenteditable], [role=menu], [role=tree], [role=tablist], [role=listbox], [role=slider]'

/** The left and right arrows go to the record before and after, unless something in the dialog needs them itself. */
export function useArrowSteps(box: RefObject<HTMLElement | null>, { previous, next }: Pick<Steps, 'previous' | 'next'>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(ownArrows)) return
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

const rowOf = (id: string) => [...document.querySelectorAll<HTMLElement>('tr[data-key]')].find((row) => row.dataset.key === id)

/** Closing gives the focus to the row of the record that was shown last, where whatever opened it is gone or is another's. */
export function useRowFocus(id: string) {
  const last = useRef({ first: id, id })
  useEffect(() => {
    last.current = { ...last.current, id }
  }, [id])
  useEffect(() => {
    const { current } = last
    const settle = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (!isLost && last.current.id === current.first) return
      const row = rowOf(last.current.id)
      ;(row?.querySelector<HTMLElement>('.kit-cell-name button') ?? row)?.focus()
    }
    // the dialog gives it back a frame after it is gone
    return () => void requestAnimationFrame(() => requestAnimationFrame(settle))
  }, [])
}
