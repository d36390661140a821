import type { Row } from '../model/row'

/** Write, described as far as its outcome can be verified. */
export type WriteAttempt =
  | { readonly added: Row }
  /** `source`: operation that read the record before, and reads it again. */
  | { readonly changed: Row; readonly before: Row; readonly source: 'detail' | 'list' }
  | { readonly removed: readonly string[] }
