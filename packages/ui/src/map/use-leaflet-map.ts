import { type LatLng, Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createBaseLayer, getMaxZoom } from './base-layer'
import type { Coordinates } from './coordinates'
import { getCrs } from './crs'
import { useMapSettings } from './map-settings'

interface LeafletMapOptions {
  /** Initial centre, zoomed in. Defaults to the centre of the site, zoomed out. */
  readonly center?: Coordinates | undefined
  readonly onClick?: ((point: LatLng) => void) | undefined
}

const countryCentre: Coordinates = [35.86, 104.19]
const countryZoom = 4
export const placeZoom = 15

/** Whether the map still exists: an effect can run again with a map that was already removed. */
export const isMounted = (map: LeafletMap | undefined): map is LeafletMap => map?.getPane('mapPane') !== undefined

/** Creates a Leaflet map in its host element and removes it on unmount; `undefined` before the first effect. */
export function useLeafletMap(host: RefObject<HTMLElement | null>, { center: start, onClick }: LeafletMapOptions): LeafletMap | undefined {
  const settings = useMapSettings()
  const [map, setMap] = useState<LeafletMap>()
  const firstStart = useRef(start)
  const clickHandler = useRef(onClick)
  useEffect(() => {
    clickHandler.current = onClick
  })
  useEffect(() => {
    if (!host.current) return
    const [latitude, longitude] = firstStart.current ?? settings.mapCentre ?? countryCentre
    const created = new LeafletMap(host.current, {
      center: [latitude, longitude],
      zoom: firstStart.current ? placeZoom : countryZoom,
      zoomControl: false,
      attributionControl: false,
      maxZoom: getMaxZoom(settings),
      crs: getCrs(settings.mapTiles?.datum),
    })
    createBaseLayer(settings).addTo(created)
    created.on('click', ({ latlng }: { latlng: LatLng }) => clickHandler.current?.(latlng))
    // a dialog has its size only after opening
    const watcher = new ResizeObserver(() => created.invalidateSize())
    watcher.observe(host.current)
    setMap(created)
    return () => {
      watcher.disconnect()
      created.remove()
      setMap(undefined)
    }
  }, [host, settings])
  return map
}
