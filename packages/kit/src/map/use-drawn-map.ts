import { DivIcon, LatLng, LayerGroup, Map as LeafletMap, Marker, Polyline } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { backdropOf, deepest } from '../fields/map-point/backdrop'
import { useRuntime } from '../runtime/kit-provider'
import { type Degrees, type Place, spotOf } from './place'

/** What stands on a map, and what may be done with it. */
export interface Drawing {
  readonly places: readonly Place[]
  /** The key of the place that stands out. */
  readonly chosen?: string | undefined
  readonly onChoose?: ((key: string) => void) | undefined
  /** A line over the map. */
  readonly line?: readonly Degrees[] | undefined
  /** With it the line can be drawn: a click adds a point, a point can be moved, and is removed by a click on it. */
  readonly onLine?: ((line: readonly Degrees[]) => void) | undefined
}

// the middle of the country, from far above
const centre: readonly [number, number] = [35.86, 104.19]
const far = 4
const near = 15
const digits = 6

const degreesOf = ({ lng, lat }: LatLng): Degrees => [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))]

function pinOf(place: Place, isChosen: boolean): DivIcon {
  const face = document.createElement('span')
  face.textContent = place.mark ?? ''
  face.dataset.tone = place.tone ?? 'accent'
  if (isChosen) face.dataset.chosen = 'true'
  return new DivIcon({ className: 'kit-place', html: face, iconSize: [28, 28] })
}

function drawPlaces(group: LayerGroup, { places, chosen, onChoose }: Drawing) {
  for (const place of places) {
    const spot = spotOf(place)
    if (!spot) continue
    const isChosen = place.key === chosen
    new Marker([spot[0], spot[1]], {
      icon: pinOf(place, isChosen),
      title: place.name,
      alt: place.name,
      interactive: onChoose !== undefined,
      keyboard: onChoose !== undefined,
      zIndexOffset: isChosen ? 1000 : 0,
    })
      .on('click', () => onChoose?.(place.key))
      .on('keydown', ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key === ' ') onChoose?.(place.key)
      })
      .addTo(group)
  }
}

function drawLine(group: LayerGroup, { line = [], onLine }: Drawing) {
  new Polyline(
    line.map(([longitude, latitude]) => new LatLng(latitude, longitude)),
    { className: 'kit-map-line', interactive: false },
  ).addTo(group)
  if (!onLine) return
  line.forEach(([longitude, latitude], index) => {
    new Marker([latitude, longitude], {
      icon: new DivIcon({ className: 'kit-map-knot', iconSize: [14, 14] }),
      draggable: true,
      keyboard: false,
      // a stop of the line stays in sight
      zIndexOffset: -1000,
    })
      .on('dragend', ({ target }: { target: Marker }) =>
        onLine(line.map((at, place) => (place === index ? degreesOf(target.getLatLng()) : at))),
      )
      .on('click', () => onLine(line.filter((_, at) => at !== index)))
      .addTo(group)
  })
}

/** What a map opens on: its line, else the places that matter, else all of them. */
function focusOf(places: readonly Place[], line: readonly Degrees[] = []): [number, number][] {
  const along = line.map(([longitude, latitude]): [number, number] => [latitude, longitude])
  if (along.length > 1) return along
  const spotsOf = (some: readonly Place[]) =>
    some.flatMap((place): [number, number][] => {
      const spot = spotOf(place)
      return spot ? [[spot[0], spot[1]]] : []
    })
  const telling = spotsOf(places.filter(({ tone }) => tone !== 'quiet'))
  return telling.length > 0 ? telling : spotsOf(places)
}

/** A map on the page for as long as the component is; it shows everything once, and then stays where the person moves it. */
export function useDrawnMap(host: RefObject<HTMLElement | null>, drawing: Drawing): LeafletMap | undefined {
  const { site } = useRuntime()
  const [map, setMap] = useState<LeafletMap>()
  const current = useRef(drawing)
  const isFitted = useRef(false)
  useEffect(() => {
    current.current = drawing
  })
  useEffect(() => {
    if (!host.current) return
    const [latitude, longitude] = site?.mapCentre ?? centre
    const made = new LeafletMap(host.current, {
      center: [latitude, longitude],
      zoom: far,
      zoomControl: false,
      attributionControl: false,
      maxZoom: deepest(site),
    })
    backdropOf(site).addTo(made)
    made.on('click', ({ latlng }: { latlng: LatLng }) => {
      const { line = [], onLine } = current.current
      onLine?.([...line, degreesOf(latlng)])
    })
    // a dialog gives its size only once it is open
    const watcher = new ResizeObserver(() => made.invalidateSize())
    watcher.observe(host.current)
    isFitted.current = false
    setMap(made)
    return () => {
      watcher.disconnect()
      made.remove()
      setMap(undefined)
    }
  }, [host, site])

  const { places, chosen, line, onChoose, onLine } = drawing
  useEffect(() => {
    if (!map) return
    const group = new LayerGroup().addTo(map)
    drawPlaces(group, { places, chosen, onChoose })
    drawLine(group, { places, line, onLine })
    return () => void group.remove()
  }, [map, places, chosen, onChoose, line, onLine])

  useEffect(() => {
    if (!map || isFitted.current) return
    const known = focusOf(places, line)
    if (known.length === 0) return
    isFitted.current = true
    map.fitBounds(known, { padding: [32, 32], maxZoom: near, animate: false })
  }, [map, places, line])

  useEffect(() => {
    const place = places.find(({ key }) => key === chosen)
    const spot = place && spotOf(place)
    if (map && spot) map.panInside([spot[0], spot[1]], { padding: [60, 60] })
  }, [map, places, chosen])
  return map
}
