import type { FormValues } from '../form/form-values'
import type { Row } from '../model/row'
import type { Store } from './store'

/** Value that a user types into a cell. */
export interface CellDraft {
  readonly value: unknown
  /** Other fields that the input has filled. */
  readonly filled: FormValues
  /** Row as it was when the user started. */
  readonly before: Row
  readonly status: 'editing' | 'saving'
  /** Reason why it was not saved. */
  readonly error?: string | undefined
}

/** Drafts by cell; they outlive cells that leave the page. */
export type CellDrafts = ReadonlyMap<string, CellDraft>

/** Returns the key of a cell. */
export const getCellKey = (rowKey: string, name: string) => `${name} ${rowKey}`

/** Sets or removes the draft of a cell. */
export function setDraft(drafts: Store<CellDrafts>, cell: string, draft: CellDraft | undefined): void {
  const next = new Map(drafts.get())
  if (draft) next.set(cell, draft)
  else next.delete(cell)
  drafts.set(next)
}
