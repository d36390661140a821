import type { ListedApi, QueryType, StringKey } from './api'

/** List of records that belong to one record. */
export interface RelatedListDeclaration {
  /** Path of the menu item that shows the list. */
  readonly path: string
  /** Filter of that list that takes the record's key. */
  readonly filterField: string
  /** Property of the record passed to that filter. Defaults to the key. */
  readonly valueField?: string
  /** Id of the operation that the list must use. */
  readonly operationId: string | undefined
}

/**
 * Declares the records of `api` that refer to one record in `by`: a section below its details, for users whose menu has
 * `path`.
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
 * Declares the records of `api` that share the value of `by` with one record: the other bills of its contract.
 *
 * @example
 * related: [siblings(shopPayment, 'contractId', '/biz/shopPayment')]
 */
export const siblings = <const A extends ListedApi>(api: A, by: StringKey<QueryType<A>>, path: string): RelatedListDeclaration => ({
  ...relatedTo(api, by, path),
  valueField: by,
})
