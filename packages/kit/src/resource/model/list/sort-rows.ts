import type { Operation } from '@jwsk/sdk'
import type { ActionContext } from '../action-settings'

/** Operation that takes the new positions of records. */
type SortOperation = Operation<readonly { id: string; sort: number }[], unknown>

/** Way to store the order of records without an operation for it. */
export interface SaveOrder<R> {
  /** Permission code required. Defaults to that of editing. */
  readonly permission?: string
  /** Stores the records whose number changed; `sort` is the new one. */
  readonly save: (rows: readonly (R & { readonly sort: number })[], context: Pick<ActionContext, 'client'>) => Promise<unknown>
}

export type SortRows<R> = SortOperation | SaveOrder<R>
