import type { Refusal } from './refusal'

/** What a platform says when a call of `crud` names too little, too much, or what is not there. */
export interface RecordRules {
  /** A detail that names no field; the only row where nothing is refused. */
  readonly ambiguousDetail: (() => Refusal) | undefined
  /** A detail that several rows answer to; the first of them where nothing is refused. */
  readonly multipleMatches: ((count: number) => Refusal) | undefined
  /** A change or a removal that hits no row. */
  noRow(): Refusal
  /** A change that names no row. */
  noId(): Refusal
  /** A removal that names no row. */
  noIds(): Refusal
}
