import './map.css'
import { LayerGroup } from 'leaflet'
import { useEffect, useRef } from 'react'
import { coordinatesOf } from './coordinates'
import { boundsOf, degreesOf, drawLine, drawPlaces } from './draw'
import { MapFrame } from './map-frame'
import type { Drawing } from './place'
import { isOnPage, placeZoom, useLeafletMap } from './use-leaflet-map'

/** The map itself; it shows everything once, and then stays where the person moves it. */
export function DrawnMap({ label, places, chosen, line, onChoose, onLine }: Drawing & { readonly label: string }) {
  const host = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(host, { onClick: (point) => onLine?.([...(line ?? []), degreesOf(point)]) })
  const fittedMap = useRef<typeof map>(undefined)
  useEffect(() => {
    if (!isOnPage(map)) return
    const group = new LayerGroup().addTo(map)
    drawPlaces(group, { places, chosen, onChoose })
    drawLine(group, { places, line, onLine })
    return () => void group.remove()
  }, [map, places, chosen, onChoose, line, onLine])

  useEffect(() => {
    if (!isOnPage(map) || fittedMap.current === map) return
    const bounds = boundsOf(places, line)
    if (bounds.length === 0) return
    fittedMap.current = map
    map.fitBounds(
      bounds.map(([latitude, longitude]) => [latitude, longitude]),
      { padding: [32, 32], maxZoom: placeZoom, animate: false },
    )
  }, [map, places, line])

  useEffect(() => {
    const place = places.find(({ key }) => key === chosen)
    const coordinates = place && coordinatesOf(place)
    if (isOnPage(map) && coordinates) map.panInside([...coordinates], { padding: [60, 60] })
  }, [map, places, chosen])
  return <MapFrame className="kit-places" label={label} host={host} map={map} />
}
