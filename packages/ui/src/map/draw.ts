import { DivIcon, LatLng, type LayerGroup, Marker, Polyline } from 'leaflet'
import { type Coordinates, toCoordinates } from './coordinates'
import type { LngLat, MapContent, MapMarker } from './place'

const digits = 6

export const toLngLat = ({ lng, lat }: LatLng): LngLat => [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))]

function createPlaceIcon(place: MapMarker, isSelected: boolean): DivIcon {
  const label = document.createElement('span')
  label.textContent = place.label ?? ''
  label.dataset.tone = place.tone ?? 'accent'
  if (isSelected) label.dataset.chosen = 'true'
  return new DivIcon({ className: 'kit-place', html: label, iconSize: [28, 28] })
}

export function drawPlaces(group: LayerGroup, { places, selectedKey, onSelect }: MapContent) {
  for (const place of places) {
    const coordinates = toCoordinates(place)
    if (!coordinates) continue
    const isSelected = place.key === selectedKey
    new Marker([...coordinates], {
      icon: createPlaceIcon(place, isSelected),
      title: place.name,
      alt: place.name,
      interactive: onSelect !== undefined,
      keyboard: onSelect !== undefined,
      zIndexOffset: isSelected ? 1000 : 0,
    })
      .on('click', () => onSelect?.(place.key))
      .on('keydown', ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key === ' ') onSelect?.(place.key)
      })
      .addTo(group)
  }
}

export function drawLine(group: LayerGroup, { line = [], onLineChange }: MapContent) {
  new Polyline(
    line.map(([longitude, latitude]) => new LatLng(latitude, longitude)),
    { className: 'kit-map-line', interactive: false },
  ).addTo(group)
  if (!onLineChange) return
  line.forEach(([longitude, latitude], index) => {
    new Marker([latitude, longitude], {
      icon: new DivIcon({ className: 'kit-map-knot', iconSize: [14, 14] }),
      draggable: true,
      keyboard: false,
      // the markers of places stay above the points of the line
      zIndexOffset: -1000,
    })
      .on('dragend', ({ target }: { target: Marker }) => onLineChange(line.with(index, toLngLat(target.getLatLng()))))
      .on('click', () => onLineChange(line.filter((_, other) => other !== index)))
      .addTo(group)
  })
}

function toAllCoordinates(places: readonly MapMarker[]): Coordinates[] {
  return places.flatMap((place) => {
    const coordinates = toCoordinates(place)
    return coordinates ? [coordinates] : []
  })
}

/** Returns the initial bounds of a map: its line, else the places that are not `quiet`, else all places. */
export function getBounds(places: readonly MapMarker[], line: readonly LngLat[] = []): Coordinates[] {
  if (line.length > 1) return line.map(([longitude, latitude]) => [latitude, longitude])
  const prominent = toAllCoordinates(places.filter(({ tone }) => tone !== 'quiet'))
  return prominent.length > 0 ? prominent : toAllCoordinates(places)
}
