export { MapFrame } from './map/map-frame'
export { PlaceSearch } from './map/place-search'
export type { FoundPlace } from './map/search-places'
export { isMounted, placeZoom, useLeafletMap } from './map/use-leaflet-map'
