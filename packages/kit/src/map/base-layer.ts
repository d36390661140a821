import { type Coords, GridLayer, type Layer, LayerGroup, TileLayer } from 'leaflet'
import type { SiteSettings } from '../runtime/types'

const nearZoom = 9

/** Lines of longitude and latitude where no pictures are configured. */
class Graticule extends GridLayer {
  // leaflet calls it for each square
  override createTile(coords: Coords): HTMLElement {
    const square = document.createElement('div')
    square.className = 'kit-map-square'
    const corner = this._map.unproject(coords.scaleBy(this.getTileSize()), coords.z)
    // squares of a country differ by degrees, those of a street by thousandths
    const digits = coords.z < nearZoom ? 1 : 3
    square.textContent = `${corner.lng.toFixed(digits)}°, ${corner.lat.toFixed(digits)}°`
    return square
  }
}

/** How far a map may be zoomed in. */
export const getMaxZoom = (site: SiteSettings | undefined): number => site?.mapTiles?.maxZoom ?? 18

/** What lies under everything on a map. */
export function createBaseLayer(site: SiteSettings | undefined): Layer {
  const maxZoom = getMaxZoom(site)
  if (!site?.mapTiles) return new Graticule({ maxZoom })
  const { urls, subdomains = 'abc' } = site.mapTiles
  return new LayerGroup(urls.map((url) => new TileLayer(url, { maxZoom, subdomains, referrerPolicy: 'no-referrer' })))
}
