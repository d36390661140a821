import { createContext, type ReactNode, useContext } from 'react'

/** Coordinate system of a map service. Chinese law requires GCJ-02 of services in mainland China. */
export type MapDatum = 'wgs84' | 'gcj02'

/** Map services of a deployment. */
export interface MapSettings {
  /** Tile layers. Without them, maps show a plain graticule. */
  readonly mapTiles?: {
    /** URL templates with `{z}`, `{x}` and `{y}`, or `{-y}` where rows are counted from the south; later layers cover earlier ones. */
    readonly urls: readonly string[]
    /** Values of `{s}`, one character each. */
    readonly subdomains?: string
    readonly attribution: string
    readonly maxZoom?: number
    readonly datum?: MapDatum
  }
  /** Geocoder that is asked for places by name or address; its URL contains `{query}`. Without it, maps have no search. */
  readonly mapSearch?: { readonly url: string; readonly datum?: MapDatum }
  /** Center of a map without a point, as `[latitude, longitude]`. */
  readonly mapCentre?: readonly [number, number]
}

const noMapServices: MapSettings = {}
const MapSettingsContext = createContext(noMapServices)

interface MapSettingsProviderProps {
  readonly settings: MapSettings | undefined
  readonly children: ReactNode
}

/** Provides the map services to every map inside. */
export const MapSettingsProvider = ({ settings = noMapServices, children }: MapSettingsProviderProps) => (
  <MapSettingsContext value={settings}>{children}</MapSettingsContext>
)

/** Returns the map services; no provider means none. */
export const useMapSettings = (): MapSettings => useContext(MapSettingsContext)
