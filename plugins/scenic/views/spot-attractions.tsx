import { type ActionViewProps, ResourcePanel } from '@jwsk/kit'
import type { ScenicSpot } from '@jwsk/sdk/biz'
import { useMemo } from 'react'
import attractionList from '../resources/attractions'

// all of them belong to one scenic spot
const isNotSpot = (name: string) => name !== 'scenicSpotId'
const sights = { ...attractionList, columns: attractionList.columns.filter(isNotSpot), search: attractionList.search.filter(isNotSpot) }

/** Attractions of a scenic spot. */
export default function SpotAttractions({ target }: ActionViewProps<ScenicSpot>) {
  const ofSpot = useMemo(() => ({ scenicSpotId: target.id }), [target.id])
  return (
    <div className="kit-dialog-body">
      <ResourcePanel resource={sights} urlPrefix="attractions" baseQuery={ofSpot} fixedValues={ofSpot} />
    </div>
  )
}
