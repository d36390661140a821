import './map-frame.css'

/** Skeleton of a map, shown while the map library loads. */
export const MapPlaceholder = () => <div className="kit-map kit-skeleton-box" aria-busy="true" />
