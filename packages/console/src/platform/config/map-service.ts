import { getOwn } from '@jwsk/sdk'
import type { Site } from '../site/model'
import type { Config } from './config-schema'
import presets from './map-presets.json'

type Service = NonNullable<Config['mapService']>
type Screens = Site['screens']

/** Returns the tiles and the search of a map service; empty for an unknown provider. */
export function getMapPreset({ provider, key, searchUrl }: Service): Pick<Screens, 'mapTiles' | 'mapSearch'> {
  const preset = getOwn<Preset>(presets as Readonly<Record<string, Preset>> /* JSON imports have no literal types */, provider)
  if (!preset) return {}
  const insertKey = (url: string) => url.replace('{key}', encodeURIComponent(key))
  return {
    mapTiles: { ...preset.tiles, urls: preset.tiles.urls.map(insertKey) },
    mapSearch: { ...preset.search, url: searchUrl || insertKey(preset.search.url) },
  }
}

interface Preset {
  readonly tiles: NonNullable<Screens['mapTiles']>
  readonly search: NonNullable<Screens['mapSearch']>
}

/** Adds the map of the service to the site, unless it configures a map itself. */
export const withMapService = (site: Site, service: Service): Site => ({ ...site, screens: { ...getMapPreset(service), ...site.screens } })
