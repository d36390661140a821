import './map-point.css'
import { useKitText } from '@jwsk/ui'
import { type FoundPlace, isMounted, MapFrame, PlaceSearch, placeZoom, useLeafletMap } from '@jwsk/ui/map'
import { DivIcon, Marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { type Point, toLatLng, toPoint } from './point'

const createPin = () =>
  new DivIcon({ className: 'kit-map-pin', html: '<i class="pi pi-map-marker"></i>', iconSize: [28, 28], iconAnchor: [14, 28] })

interface PointMapProps {
  readonly point: Point
  /** Called with the selected point; omitted for a read-only map. */
  readonly onSelect?: (point: Point) => void
}

/** Map with a pin; a click moves the pin unless the map is read-only. */
export function PointMap({ point, onSelect }: PointMapProps) {
  const t = useKitText()
  const host = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(host, { center: toLatLng(point), onClick: ({ lat, lng }) => onSelect?.(toPoint(lat, lng)) })
  const { longitude, latitude } = point
  useEffect(() => {
    const place = toLatLng({ longitude, latitude })
    if (!isMounted(map) || !place) return
    const marker = new Marker([...place], { icon: createPin(), keyboard: false, interactive: false }).addTo(map)
    map.panInside([...place], { padding: [40, 40] })
    return () => void marker.remove()
  }, [map, longitude, latitude])
  const frame = <MapFrame label={t(onSelect ? 'fields.map.label' : 'fields.map.shown')} host={host} map={map} />
  if (!onSelect) return frame
  const goTo = (place: FoundPlace) => {
    onSelect(toPoint(place.latitude, place.longitude))
    map?.setView([place.latitude, place.longitude], placeZoom)
  }
  return (
    <>
      <PlaceSearch onChoose={goTo} />
      <div className="relative">
        {frame}
        {!toLatLng(point) && (
          <p
            className="flex absolute top-0 left-0 w-full h-full align-items-center justify-content-center pointer-events-none"
            aria-hidden="true"
          >
            <span className="px-3 py-2 surface-card border-1 surface-border border-round text-sm">
              <i className="pi pi-map-marker mr-2" />
              {t('fields.map.unset')}
            </span>
          </p>
        )}
      </div>
    </>
  )
}
