import './tour.css'
import {
  type ActionViewProps,
  Button,
  type LngLat,
  type MapMarker,
  PlacesMap,
  QueryBoundary,
  Select,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import { type ScenicSpot, scenicSpot, type TourRoute, tourRoute } from '@jwsk/sdk/biz'
import { useCallback, useMemo, useState } from 'react'
import { getLength, toLine } from './route-line'
import { type Stop, StopList } from './stop-list'

const firstPage = { current: 1, size: 500 }

/** Route on the map: its stops in order, and the line between them. */
export default function RouteMapView(props: ActionViewProps<TourRoute>) {
  const spots = useOperationQuery(scenicSpot.page, firstPage)
  return <QueryBoundary {...spots}>{({ records }) => <RouteMap {...props} spots={records} />}</QueryBoundary>
}

const toCoordinates = (spot: ScenicSpot | undefined): readonly LngLat[] => {
  const at: LngLat = [Number(spot?.longitude), Number(spot?.latitude)]
  return spot && at.every(Number.isFinite) ? [at] : []
}

function RouteMap({ target, done, spots }: ActionViewProps<TourRoute> & { readonly spots: readonly ScenicSpot[] }) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const known = useMemo(() => new Map(spots.map((spot) => [spot.id, spot])), [spots])
  const toStop = useCallback((id: string): Stop => ({ id, name: known.get(id)?.spotName ?? id }), [known])
  const [stops, setStops] = useState<readonly Stop[]>(() => (target.spotIds ?? '').split(',').filter(Boolean).map(toStop))
  const [line, setLine] = useState(() => toLine(target.lineJson))
  const [selectedId, select] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [isEmpty, setEmpty] = useState(false)

  const places = useMemo(() => {
    const order = new Map(stops.map(({ id }, index) => [id, index + 1]))
    return spots.map(({ id, spotName, longitude, latitude }): MapMarker => {
      const number = order.get(id)
      return { key: id, name: spotName, longitude, latitude, label: number ? String(number) : '+', tone: number ? 'accent' : 'quiet' }
    })
  }, [spots, stops])
  const pick = useCallback(
    (id: string) => {
      select(id)
      setEmpty(false)
      setStops((before) => (before.some((stop) => stop.id === id) ? before : [...before, toStop(id)]))
    },
    [toStop],
  )
  const left = spots.filter(({ id }) => !stops.some((stop) => stop.id === id)).map(({ id, spotName }) => ({ value: id, label: spotName }))
  const along = stops.flatMap(({ id }) => toCoordinates(known.get(id)))
  const kilometers = getLength(line.length > 0 ? line : along)
  const save = async () => {
    setEmpty(stops.length === 0)
    if (stops.length === 0) return
    setSaving(true)
    const spotIds = stops.map(({ id }) => id).join(',')
    try {
      await client.call(tourRoute.saveWay, { id: target.id, spotIds, lineJson: JSON.stringify(line), distance: kilometers.toFixed(1) })
      done()
    } catch (error) {
      notice.error(error)
      setSaving(false)
    }
  }
  return (
    <div className="tour-way flex flex-column-reverse md:flex-row gap-4 px-5 py-4">
      <div className="flex flex-column md:flex-none gap-2 min-h-0 md:w-20rem overflow-y-auto">
        <p className="text-sm text-color-secondary">{t('way.hint')}</p>
        <h3 className="text-base">{t('way.stops', { count: stops.length })}</h3>
        <StopList stops={stops} onChange={setStops} onFocus={select} />
        <Select
          aria-label={t('way.add')}
          aria-invalid={isEmpty || undefined}
          value=""
          emptyText={t('way.add')}
          options={left}
          onChange={(id) => id !== '' && pick(id)}
        />
        <p className="is-invalid text-xs text-red-500" role="alert">
          {isEmpty && t('way.empty')}
        </p>
        <h3 className="text-base">{t('way.line', { count: line.length })}</h3>
        <p>{t('way.distance', { count: kilometers.toFixed(1) })}</p>
        <div className="flex flex-wrap align-items-center gap-2">
          <Button onClick={() => setLine(along)}>{t('way.along')}</Button>
          <Button disabled={line.length === 0} onClick={() => setLine(line.slice(0, -1))}>
            {t('way.back')}
          </Button>
          <Button disabled={line.length === 0} onClick={() => setLine([])}>
            {t('way.clear')}
          </Button>
        </div>
        <div className="flex flex-wrap align-items-center gap-2">
          <Button variant="primary" busy={isSaving} onClick={() => void save()}>
            {t('way.save')}
          </Button>
        </div>
      </div>
      <PlacesMap label={t('way.map')} places={places} selectedKey={selectedId} onSelect={pick} line={line} onLineChange={setLine} />
    </div>
  )
}
