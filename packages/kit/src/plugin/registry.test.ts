import { expect, test } from 'vitest'
import { definePlugin, defineView } from './define-plugin'
import { createRegistry } from './registry'

const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }
const never = () => Promise.reject(new Error('not asked for'))
const leave = defineView(never, { layout: 'bare' })

const parking = definePlugin({ id: 'parking', resources: { '/biz/parkingLot': never }, views: { '/parkingPortal': leave }, locales })
const flow = definePlugin({
  id: 'flow',
  views: { '/leave/handle/:taskId/:id': leave, '/leave/handle/new/:id': leave, '/biz/parkingLot': leave },
  locales,
})
const registry = createRegistry([parking, flow])

test('a path leads to the screen that its plugin lists', () => {
  expect(registry.find('/biz/parkingLot')).toMatchObject({
    view: { layout: 'page', anonymous: false },
    pattern: '/biz/parkingLot',
    plugin: { id: 'parking' },
  })
  expect(registry.find('/parkingPortal')).toMatchObject({ view: { layout: 'bare', anonymous: false } })
})

test('query, fragment and a slash at the end change nothing', () => {
  for (const path of ['/biz/parkingLot?page=2', '/biz/parkingLot#top', '/biz/parkingLot/'])
    expect(registry.find(path)).toBe(registry.find('/biz/parkingLot'))
})

test('a pattern takes one segment per name', () => {
  expect(registry.find('/leave/handle/7/9')?.pattern).toBe('/leave/handle/:taskId/:id')
  expect(registry.find('/leave/handle/7')).toBeUndefined()
  expect(registry.find('/leave/handle/7/9/1')).toBeUndefined()
})

test('what nobody lists is not found', () => {
  for (const path of ['/', '', '/biz', '/constructor', '__proto__']) expect(registry.find(path)).toBeUndefined()
})

test('F36 two plugins on one path are a conflict that the first one wins', () => {
  expect(registry.conflicts).toEqual([{ path: '/biz/parkingLot', kept: 'parking', refused: 'flow' }])
  expect(registry.find('/biz/parkingLot')?.plugin).toBe(parking)
})
