import { type ActionViewProps, ResourcePanel } from '@jwsk/kit'
import type { ScenicSpot } from '@jwsk/sdk/biz'
import { useMemo } from 'react'
import attractionList from '../resources/attractions'

/** The sights of one scenic area. */
export default function SpotAttractions({ target }: ActionViewProps<ScenicSpot>) {
  const ofSpot = useMemo(() => ({ scenicSpotId: target.id }), [target.id])
  return (
    <div className="kit-dialog-body">
      <ResourcePanel resource={attractionList} at="attractions" fixed={ofSpot} given={ofSpot} />
    </div>
  )
}
