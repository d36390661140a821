import { QueryBoundary, useOperationQuery } from '@jwsk/kit'
import { type RentPlace, type RentPlaceDraft, rentPlace } from '@jwsk/sdk/biz'
import type { ReactNode } from 'react'

interface CurrentPlaceProps {
  readonly listed: RentPlace
  readonly children: (place: RentPlace) => ReactNode
}

/** Loads the whole record, because a list may omit values and a save sends all of them. */
export const CurrentPlace = ({ listed, children }: CurrentPlaceProps) => (
  <QueryBoundary {...useOperationQuery(rentPlace.detail, { id: listed.id }, { staleTime: 0 })}>
    {(place) => children(place ?? listed)}
  </QueryBoundary>
)

/** Returns a record as a save sends it: without the columns that only the platform sets. */
export function toDraft(place: RentPlace): RentPlaceDraft {
  const { createUser, createDept, createTime, updateUser, updateTime, isDeleted, tenantId, ...draft } = place
  return draft
}
