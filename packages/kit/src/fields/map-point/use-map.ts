import { DivIcon, type LatLng, Map as LeafletMap, Marker } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { backdropOf, deepest } from './backdrop'
import { type Point, placeOf, pointAt } from './point'

/** the middle of the country, from far above */
const centre: readonly [number, number] = [35.86, 104.19]
const far = 4
const near = 15

const pin = () =>
  new DivIcon({ className: 'kit-map-pin', html: '<i class="pi pi-map-marker"></i>', iconSize: [28, 28], iconAnchor: [14, 28] })

interface MapSetting {
  readonly host: RefObject<HTMLElement | null>
  readonly point: Point
  /** Absent where a place is only shown. */
  readonly onChoose: ((point: Point) => void) | undefined
}

/** A map on the page for as long as the component is, with a pin at the point. */
export function useMap({ host, point, onChoose }: MapSetting): LeafletMap | undefined {
  const { site } = useRuntime()
  const [map, setMap] = useState<LeafletMap>()
  const choose = useRef(onChoose)
  const first = useRef(placeOf(point))
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    if (!host.current) return
    const start = first.current
    const [latitude, longitude] = start ?? site?.mapCentre ?? centre
    const made = new LeafletMap(host.current, {
      center: [latitude, longitude],
      zoom: start ? near : far,
      zoomControl: false,
      attributionControl: false,
      maxZoom: deepest(site),
    })
    backdropOf(site).addTo(made)
    made.on('click', ({ latlng }: { latlng: LatLng }) => choose.current?.(pointAt(latlng.lat, latlng.lng)))
    // a dialog gives its size only once it is open
    const watcher = new ResizeObserver(() => made.invalidateSize())
    watcher.observe(host.current)
    setMap(made)
    return () => {
      watcher.disconnect()
      made.remove()
      setMap(undefined)
    }
  }, [host, site])

  const { longitude, latitude } = point
  useEffect(() => {
    const at = placeOf({ longitude, latitude })
    if (!map || !at) return
    const marker = new Marker([at[0], at[1]], { icon: pin(), keyboard: false, interactive: false }).addTo(map)
    map.panInside([at[0], at[1]], { padding: [40, 40] })
    return () => void marker.remove()
  }, [map, longitude, latitude])
  return map
}
