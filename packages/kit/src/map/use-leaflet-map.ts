import { type LatLng, Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { createBaseLayer, getMaxZoom } from './base-layer'
import type { Coordinates } from './coordinates'
import { getCrs } from './crs'

interface LeafletMapOptions {
  /** Where the map opens, from near; without it on the middle of the site, from far above. */
  readonly center?: Coordinates | undefined
  readonly onClick?: ((point: LatLng) => void) | undefined
}

const countryCentre: Coordinates = [35.86, 104.19]
const countryZoom = 4
export const placeZoom = 15

/** An effect may run once more with a map that its own effect has removed already. */
export const isMounted = (map: LeafletMap | undefined): map is LeafletMap => map?.getPane('mapPane') !== undefined

/** A Leaflet map in its host, made and removed with the component. */
export function useLeafletMap(host: RefObject<HTMLElement | null>, { center: start, onClick }: LeafletMapOptions): LeafletMap | undefined {
  const { site } = useRuntime()
  const [map, setMap] = useState<LeafletMap>()
  const firstStart = useRef(start)
  const clickHandler = useRef(onClick)
  useEffect(() => {
    clickHandler.current = onClick
  })
  useEffect(() => {
    if (!host.current) return
    const [latitude, longitude] = firstStart.current ?? site?.mapCentre ?? countryCentre
    const created = new LeafletMap(host.current, {
      center: [latitude, longitude],
      zoom: firstStart.current ? placeZoom : countryZoom,
      zoomControl: false,
      attributionControl: false,
      maxZoom: getMaxZoom(site),
      crs: getCrs(site?.mapTiles?.datum),
    })
    createBaseLayer(site).addTo(created)
    created.on('click', ({ latlng }: { latlng: LatLng }) => clickHandler.current?.(latlng))
    // a dialog gives its size only once it is open
    const watcher = new ResizeObserver(() => created.invalidateSize())
    watcher.observe(host.current)
    setMap(created)
    return () => {
      watcher.disconnect()
      created.remove()
      setMap(undefined)
    }
  }, [host, site])
  return map
}
