import { fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import gcoord from 'gcoord'
import { afterEach, expect, test, vi } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { mapPoint } from './map-point'
import { toLatLng, toPoint, validatePoint } from './point'

afterEach(() => void vi.unstubAllGlobals())

const field = mapPoint({ latitude: 'latitude' })
const record = { it: 120.143222, latitude: '30.25896300' }

test('reads and sends both coordinates to the last digit', async () => {
  const { draft, user } = renderInput(field, { record })
  expect(draft()).toEqual({ it: '120.143222', latitude: '30.25896300' })
  const box = await screen.findByRole('textbox', { name: '纬度' })
  await user.clear(box)
  await user.type(box, '３０.5')
  await user.tab()
  expect(draft()).toEqual({ it: '120.143222', latitude: '30.5' })
})

// spec 2.45
test('a click on the map sets the point of the pin', async () => {
  const { draft } = renderInput(field, { record, site: { mapCentre: [30, 120] } })
  const map = await screen.findByRole('group', { name: /地图/ })
  await waitFor(() => expect(map.querySelectorAll('.kit-map-pin')).toHaveLength(1))
  fireEvent.click(map, { clientX: 10, clientY: 10 })
  await waitFor(() => expect(draft().it).not.toBe('120.143222'))
  expect(validatePoint({ longitude: String(draft().it), latitude: String((draft() as { latitude?: unknown }).latitude) })).toBeUndefined()
  expect(map.querySelectorAll('.kit-map-pin')).toHaveLength(1)
})

test('without a map service, requests no tiles and explains why', async () => {
  renderInput(field, { record })
  expect(await screen.findByText('未配置地图服务，仅显示经纬网')).toBeTruthy()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('credits the tiles of a configured service', async () => {
  renderInput(field, { record, site: { mapTiles: { urls: ['/tiles/{z}/{x}/{y}.png'], attribution: '© 天地图' } } })
  expect(await screen.findByText('© 天地图')).toBeTruthy()
})

const mapSearch = { url: 'https://search.test/?q={query}', datum: 'gcj02' } as const
const searchFor = async (user: ReturnType<typeof renderInput>['user'], words: string) => {
  await user.type(await screen.findByRole('searchbox', { name: '搜索地址或地名' }), `${words}{Enter}`)
}

test('sets the point of a found address, as WGS-84', async () => {
  const requestedUrls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requestedUrls.push(url)
    return Response.json({ pois: [{ name: '西湖', address: [], location: '120.143222,30.258963' }] })
  })
  const { draft, user } = renderInput(field, { record: { it: '', latitude: '' }, site: { mapSearch } })
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(await screen.findByRole('button', { name: '在地图上点选' }))
  await searchFor(user, '西湖 "北"')
  await user.click(await screen.findByRole('button', { name: '西湖' }))
  expect(requestedUrls).toEqual([`https://search.test/?q=${encodeURIComponent('西湖  北')}`])
  const [longitude, latitude] = gcoord.transform([120.143222, 30.258963], gcoord.GCJ02, gcoord.WGS84)
  expect(Number(draft().it)).toBeCloseTo(longitude, 5)
  expect(Number((draft() as { latitude?: unknown }).latitude)).toBeCloseTo(latitude, 5)
})

test('shows one line if a search fails or finds nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: '0', info: 'INVALID_USER_KEY' }))
  const { user } = renderInput(field, { record, site: { mapSearch } })
  await searchFor(user, '西湖')
  expect(await screen.findByText('地址搜索暂时不可用，可在地图上点选或填写经纬度')).toBeTruthy()
  renderInput(field, { record })
  expect(await screen.findByText('未配置地址搜索，可在地图上点选或填写经纬度')).toBeTruthy()
})

test('rejects half a point and a point off the earth', () => {
  expect(validatePoint({ longitude: '120', latitude: '' })?.key).toBe('fields.map.both')
  expect(validatePoint({ longitude: '180.00000001', latitude: '0' })?.key).toBe('fields.map.longitudeRange')
  expect(validatePoint({ longitude: '0', latitude: '-90.1' })?.key).toBe('fields.map.latitudeRange')
  expect(validatePoint({ longitude: '东经', latitude: '30' })?.key).toBe('form.notNumber')
  expect(validatePoint({ longitude: '-180', latitude: '90' })).toBeUndefined()
})

test('accepts every point that a map can select', () => {
  fc.assert(
    fc.property(fc.double({ min: -85, max: 85, noNaN: true }), fc.double({ min: -1000, max: 1000, noNaN: true }), (latitude, longitude) => {
      const point = toPoint(latitude, longitude)
      expect(validatePoint(point)).toBeUndefined()
      expect(toLatLng(point)?.[0]).toBeCloseTo(latitude, 5)
    }),
  )
})

test('a list shows the coordinates, other values unchanged', () => {
  const { texts } = renderCells(field, [record, { it: '<b>', latitude: null }, { it: '', latitude: '' }])
  expect(texts()).toEqual(['120.143222, 30.25896300', '<b>, ', ''])
})
