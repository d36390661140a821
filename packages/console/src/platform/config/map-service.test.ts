import { expect, test } from 'vitest'
import { defaultSite } from '../site/model'
import { getMapPreset, withMapService } from './map-service'

const service = (provider: string, searchUrl = '') => getMapPreset({ provider, key: 'k&1', searchUrl })

test.each([
  ['tianditu', undefined, 2],
  ['amap', 'gcj02', 1],
  ['tencent', 'gcj02', 1],
])('%s gets the key for tiles and search', (provider, datum, layers) => {
  const { mapTiles, mapSearch } = service(provider)
  expect(mapTiles?.urls).toHaveLength(layers)
  for (const url of mapTiles?.urls ?? []) expect(url).toMatch(/^https:.*\{s\}.*\{x\}.*k%261|^https:.*\{s\}.*\{y\}.*k%261/)
  expect(mapSearch?.url).toMatch(/k%261/)
  expect(mapSearch?.url).toContain('{query}')
  expect([mapTiles?.datum, mapSearch?.datum]).toEqual([datum, datum])
})

test('a configured search and configured tiles override the service', () => {
  expect(service('tencent', '/places?q={query}').mapSearch).toEqual({ url: '/places?q={query}', datum: 'gcj02' })
  const mapTiles = { urls: ['/tiles/{z}/{x}/{y}.png'], attribution: 'us' }
  const { screens } = withMapService({ ...defaultSite, screens: { mapTiles } }, { provider: 'amap', key: 'k', searchUrl: '' })
  expect(screens.mapTiles).toEqual(mapTiles)
  expect(screens.mapSearch?.url).toContain('restapi.amap.com')
})
