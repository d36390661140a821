import { getOwn } from '@jwsk/sdk'
import type { Site } from '../site/model'
import type { Config } from './config-schema'
import presets from './map-presets.json'

type Service = NonNullable<Config['mapService']>
type Screens = Site['screens']

/** Where a service has its pictures and its search; none for a name that nobody has. */
export function getMapPreset({ provider, key, searchUrl }: Service): Pick<Screens, 'mapTiles' | 'mapSearch'> {
  const preset = getOwn<Preset>(presets as Readonly<Record<string, Preset>> /* a JSON file has no words, only strings */, provider)
  if (!preset) return {}
  const filled = (url: string) => url.replace('{key}', encodeURIComponent(key))
  return {
    mapTiles: { ...preset.tiles, urls: preset.tiles.urls.map(filled) },
    mapSearch: { ...preset.search, url: searchUrl || filled(preset.search.url) },
  }
}

interface Preset {
  readonly tiles: NonNullable<Screens['mapTiles']>
  readonly search: NonNullable<Screens['mapSearch']>
}

/** The site with its service's map, unless it has one of its own. */
export const withMapService = (site: Site, service: Service): Site => ({ ...site, screens: { ...getMapPreset(service), ...site.screens } })
