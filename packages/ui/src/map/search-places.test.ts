import { expect, test } from 'vitest'
import { parsePlaces } from './search-places'

const lake = { name: '西湖', address: '龙井路1号', longitude: 120.15, latitude: 30.25 }

test.each([
  ['天地图', { count: '1', pois: [{ name: '西湖', address: '龙井路1号', lonlat: '120.15,30.25' }] }],
  ['高德', { status: '1', pois: [{ name: '西湖', address: '龙井路1号', location: '120.15,30.25' }] }],
  ['腾讯', { status: 0, data: [{ title: '西湖', address: '龙井路1号', location: { lat: 30.25, lng: 120.15 } }] }],
  ['a custom service', [{ name: '西湖', address: '龙井路1号', longitude: '120.15', latitude: 30.25 }]],
])('parsePlaces reads the places of %s', (_, answer) => {
  expect(parsePlaces(answer, 'wgs84')).toEqual([lake])
})

test('parsePlaces skips invalid places and rejects invalid responses', () => {
  const broken = [
    { name: '月球', location: '1000,0' },
    { name: '', location: '1,2' },
    { name: '无' },
    { name: '空', location: '' },
    null,
    7,
  ]
  expect(parsePlaces({ pois: broken }, 'wgs84')).toEqual([])
  expect(parsePlaces({ count: '0' }, 'wgs84')).toEqual([])
  for (const answer of [null, 'busy', { status: '0', info: 'INVALID_USER_KEY' }, { pois: 'none' }])
    expect(parsePlaces(answer, 'wgs84')).toBeUndefined()
})
