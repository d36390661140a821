import './map.css'
import { LayerGroup } from 'leaflet'
import { useEffect, useRef } from 'react'
import { toCoordinates } from './coordinates'
import { drawLine, drawPlaces, getBounds, toLngLat } from './draw'
import { MapFrame } from './map-frame'
import type { MapContent } from './place'
import { isMounted, placeZoom, useLeafletMap } from './use-leaflet-map'

/** Leaflet map; fits its content once, and then keeps the position that the user chooses. */
export function LeafletMapView({ label, places, selectedKey, line, onSelect, onLineChange }: MapContent & { readonly label: string }) {
  const host = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(host, { onClick: (point) => onLineChange?.([...(line ?? []), toLngLat(point)]) })
  const fittedMap = useRef<typeof map>(undefined)
  useEffect(() => {
    if (!isMounted(map)) return
    const group = new LayerGroup().addTo(map)
    drawPlaces(group, { places, selectedKey, onSelect })
    drawLine(group, { places, line, onLineChange })
    return () => void group.remove()
  }, [map, places, selectedKey, onSelect, line, onLineChange])

  useEffect(() => {
    if (!isMounted(map) || fittedMap.current === map) return
    const bounds = getBounds(places, line)
    if (bounds.length === 0) return
    fittedMap.current = map
    map.fitBounds(
      bounds.map(([latitude, longitude]) => [latitude, longitude]),
      { padding: [32, 32], maxZoom: placeZoom, animate: false },
    )
  }, [map, places, line])

  useEffect(() => {
    const place = places.find(({ key }) => key === selectedKey)
    const coordinates = place && toCoordinates(place)
    if (isMounted(map) && coordinates) map.panInside([...coordinates], { padding: [60, 60] })
  }, [map, places, selectedKey])
  return <MapFrame className="kit-places-map" label={label} host={host} map={map} />
}
