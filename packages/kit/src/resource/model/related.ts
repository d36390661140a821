import type { ListedApi, QueryType, StringKey } from './api'

/** Records of another list that belong to one record. */
export interface Related {
  /** Of the menu entry that shows the list. */
  readonly path: string
  /** The filter of that list which takes the record's key. */
  readonly by: string
  /** The operation that the list must be of. */
  readonly list: string | undefined
}

/**
 * The records of `api` that name one record in `by`: a section below its facts, for people whose menu has `path`.
 *
 * @example
 * related: [relatedTo(parkingLotOrder, 'parkingLotId', '/biz/parkingLotOrder')]
 */
export const relatedTo = <const A extends ListedApi>(api: A, by: StringKey<QueryType<A>>, path: string): Related => ({
  path,
  by,
  list: (api.page ?? api.list)?.id,
})
