import './content.css'
import { type MapMarker, PlacesMap, RecordDetails, ResourcePanel, type ScreenProps, useOperationQuery, useTranslate } from '@jwsk/kit'
import { navigationPoint } from '@jwsk/sdk/biz'
import { useEffect, useMemo, useRef, useState } from 'react'
import navigationPoints from '../resources/navigation-point'

// each kind of point has its own color and icon
const toneByType: ReadonlyMap<number, NonNullable<MapMarker['tone']>> = new Map([
  [1, 'accent'],
  [2, 'info'],
  [3, 'info'],
  [4, 'success'],
  [5, 'warning'],
  [6, 'warning'],
  [7, 'danger'],
  [8, 'success'],
])

const detailFields = ['pointName', 'pointType', 'scenicSpotId', 'address', 'status'] as const

/** Points of interest as a list and on a map. */
export default function Points({ title }: ScreenProps) {
  const t = useTranslate()
  const { data } = useOperationQuery(navigationPoint.listAll, {})
  const [selectedId, select] = useState<string>()
  const points = useMemo(() => data ?? [], [data])
  const places = useMemo(
    () =>
      points.map(({ id, pointName, pointType, longitude, latitude }): MapMarker => {
        const mark = toneByType.has(pointType) ? t(`points.marks.${pointType}`) : ''
        return { key: id, name: pointName, longitude, latitude, label: mark, tone: toneByType.get(pointType) ?? 'quiet' }
      }),
    [points, t],
  )
  const point = points.find(({ id }) => id === selectedId)
  const pane = useRef<HTMLElement>(null)
  // on a phone the map is above the list, out of view of the selected name
  useEffect(() => {
    if (selectedId !== undefined) pane.current?.scrollIntoView?.({ block: 'nearest' })
  }, [selectedId])
  return (
    <div className="content-split flex-column-reverse gap-4">
      <ResourcePanel
        resource={navigationPoints}
        title={title ?? t('navigationPoint.title')}
        onRecordClick={({ id }) => select(String(id))}
      />
      <section ref={pane} className="content-points flex flex-column gap-3" aria-label={t('points.map')}>
        <PlacesMap label={t('points.map')} places={places} selectedKey={selectedId} onSelect={select} />
        {point ? (
          <RecordDetails resource={navigationPoints} record={point} fields={detailFields} />
        ) : (
          <p className="text-sm text-color-secondary">{t('points.hint', { count: places.length })}</p>
        )}
      </section>
    </div>
  )
}
