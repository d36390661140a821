import { DivIcon, LatLng, type LayerGroup, Marker, Polyline } from 'leaflet'
import { type Coordinates, coordinatesOf } from './coordinates'
import type { Drawing, LngLat, MapPlace } from './place'

const digits = 6

export const degreesOf = ({ lng, lat }: LatLng): LngLat => [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))]

function placeIcon(place: MapPlace, isChosen: boolean): DivIcon {
  const face = document.createElement('span')
  face.textContent = place.mark ?? ''
  face.dataset.tone = place.tone ?? 'accent'
  if (isChosen) face.dataset.chosen = 'true'
  return new DivIcon({ className: 'kit-place', html: face, iconSize: [28, 28] })
}

export function drawPlaces(group: LayerGroup, { places, chosen, onChoose }: Drawing) {
  for (const place of places) {
    const coordinates = coordinatesOf(place)
    if (!coordinates) continue
    const isChosen = place.key === chosen
    new Marker([...coordinates], {
      icon: placeIcon(place, isChosen),
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

export function drawLine(group: LayerGroup, { line = [], onLine }: Drawing) {
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
      .on('dragend', ({ target }: { target: Marker }) => onLine(line.with(index, degreesOf(target.getLatLng()))))
      .on('click', () => onLine(line.filter((_, other) => other !== index)))
      .addTo(group)
  })
}

function coordinatesOfAll(places: readonly MapPlace[]): Coordinates[] {
  return places.flatMap((place) => {
    const coordinates = coordinatesOf(place)
    return coordinates ? [coordinates] : []
  })
}

/** What a map opens on: its line, else the places that matter, else all of them. */
export function boundsOf(places: readonly MapPlace[], line: readonly LngLat[] = []): Coordinates[] {
  if (line.length > 1) return line.map(([longitude, latitude]) => [latitude, longitude])
  const prominent = coordinatesOfAll(places.filter(({ tone }) => tone !== 'quiet'))
  return prominent.length > 0 ? prominent : coordinatesOfAll(places)
}
