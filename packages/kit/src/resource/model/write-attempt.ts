import type { Row } from './row'

/** A write, as far as what became of it can be read afterwards. */
export type WriteAttempt =
  | { readonly added: Row }
  /** `source`: where the record was read before, and is to be read again. */
  | { readonly changed: Row; readonly before: Row; readonly source: 'detail' | 'list' }
  | { readonly removed: readonly string[] }
