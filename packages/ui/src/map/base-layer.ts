import { type Coords, GridLayer, type Layer, LayerGroup, TileLayer } from 'leaflet'
import type { MapSettings } from './map-settings'

const nearZoom = 9

/** Grid of longitude and latitude for sites without configured map tiles. */
class Graticule extends GridLayer {
  // called by Leaflet for each tile
  override createTile(coords: Coords): HTMLElement {
    const square = document.createElement('div')
    square.className = 'kit-map-square'
    const corner = this._map.unproject(coords.scaleBy(this.getTileSize()), coords.z)
    // at country level tiles differ by degrees, at street level by thousandths
    const digits = coords.z < nearZoom ? 1 : 3
    square.textContent = `${corner.lng.toFixed(digits)}°, ${corner.lat.toFixed(digits)}°`
    return square
  }
}

/** Returns the maximum zoom level. Defaults to 18. */
export const getMaxZoom = (settings: MapSettings): number => settings.mapTiles?.maxZoom ?? 18

/** Creates the base layer: the configured map tiles, else a grid. */
export function createBaseLayer(settings: MapSettings): Layer {
  const maxZoom = getMaxZoom(settings)
  if (!settings.mapTiles) return new Graticule({ maxZoom })
  const { urls, subdomains = 'abc' } = settings.mapTiles
  return new LayerGroup(urls.map((url) => new TileLayer(url, { maxZoom, subdomains, referrerPolicy: 'no-referrer' })))
}
