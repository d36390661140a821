import { getOwn } from '@jwsk/sdk'
import './camera.css'
import { Button, type KeysOf, ResourcePanel, type Row, type ScreenProps, Split, SplitAside, useTranslate } from '@jwsk/kit'
import { useMemo, useState } from 'react'
import type texts from '../locales/zh-cn'
import { cameraBranches } from '../resources/camera-branches'
import cameraInfos from '../resources/camera-info'

const filters: Readonly<Record<string, string>> = { scenicSpot: 'scenicSpotId', parkingLot: 'parkingLotId' }

/** Returns the list's filter for a tree node: a place or a camera; places without a name set no filter. */
function toQuery({ nodeType, id, title }: Row): Row {
  const filter = getOwn(filters, String(nodeType))
  if (filter) return { [filter]: id }
  return nodeType === 'camera' ? { cameraName: title } : {}
}

/** Cameras, next to the tree of the places where they are installed. */
export default function CamerasView({ title }: ScreenProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const [place, select] = useState<Row>()
  const placeQuery = useMemo(() => (place ? toQuery(place) : {}), [place])
  return (
    <Split orientation="side">
      <SplitAside title={t('camera.everywhere')} selectedLabel={place && String(place.title)}>
        <div>
          <ResourcePanel resource={cameraBranches} urlPrefix="place" onRecordClick={select} />
          {place && (
            <p className="flex flex-wrap align-items-center gap-2">
              <bdi>{String(place.title)}</bdi>
              <Button onClick={() => select(undefined)}>{t('camera.everywhere')}</Button>
            </p>
          )}
        </div>
      </SplitAside>
      <ResourcePanel key={String(place?.id)} resource={cameraInfos} title={title ?? t('cameraInfo.title')} baseQuery={placeQuery} />
    </Split>
  )
}
