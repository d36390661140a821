import type { Refusal } from './refusal'

/** Errors of a platform for `crud` calls with too few, too many or unknown keys. */
export interface RecordRules {
  /** Error of a detail that names no field; without it the only row is returned. */
  readonly ambiguousDetail: (() => Refusal) | undefined
  /** Error of a detail with several matches; without it the first one is returned. */
  readonly multipleMatches: ((count: number) => Refusal) | undefined
  /** Error of an update or a removal that affects no row. */
  noRow(): Refusal
  /** Error of an update that names no row. */
  noId(): Refusal
  /** Error of a removal that names no row. */
  noIds(): Refusal
}
