import type { ListedApi, QueryType, StringKey } from './api'

/** Records of another list that belong to one record. */
export interface RelatedListDeclaration {
  /** Of the menu entry that shows the list. */
  readonly path: string
  /** The filter of that list which takes the record's key. */
  readonly filterField: string
  /** What that filter takes of the record instead of its key. */
  readonly valueField?: string
  /** The operation that the list must be of. */
  readonly operationId: string | undefined
}

/**
 * The records of `api` that name one record in `by`: a section below its facts, for people whose menu has `path`.
 *
 * @example
 * related: [relatedTo(parkingLotOrder, 'parkingLotId', '/biz/parkingLotOrder')]
 */
export const relatedTo = <const A extends ListedApi>(api: A, by: StringKey<QueryType<A>>, path: string): RelatedListDeclaration => ({
  path,
  filterField: by,
  operationId: (api.page ?? api.list)?.id,
})

/**
 * The records of `api` that have the same value in `by` as one record: the other bills of its contract.
 *
 * @example
 * related: [siblings(shopPayment, 'contractId', '/biz/shopPayment')]
 */
export const siblings = <const A extends ListedApi>(api: A, by: StringKey<QueryType<A>>, path: string): RelatedListDeclaration => ({
  ...relatedTo(api, by, path),
  valueField: by,
})
