import { expect, test } from 'vitest'
import { definePlugin, defineView } from './define-plugin'
import { createRegistry } from './registry'

const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }
const never = () => Promise.reject(new Error('not asked for'))
const leave = defineView(never, { layout: 'fullscreen' })

const parking = definePlugin({ id: 'parking', resources: { '/biz/parkingLot': never }, views: { '/parkingPortal': leave }, locales })
const flow = definePlugin({
  id: 'flow',
  views: { '/leave/handle/:taskId/:id': leave, '/leave/handle/new/:id': leave, '/biz/parkingLot': leave },
  locales,
})
const registry = createRegistry([parking, flow])

test('finds the screen that a plugin declares for a path', () => {
  expect(registry.find('/biz/parkingLot')).toMatchObject({
    view: { layout: 'page', isPublic: false },
    pattern: '/biz/parkingLot',
    plugin: { id: 'parking' },
  })
  expect(registry.find('/parkingPortal')).toMatchObject({ view: { layout: 'fullscreen', isPublic: false } })
})

test('ignores query, fragment and trailing slash', () => {
  for (const path of ['/biz/parkingLot?page=2', '/biz/parkingLot#top', '/biz/parkingLot/'])
    expect(registry.find(path)).toBe(registry.find('/biz/parkingLot'))
})

test('a pattern matches one segment per name', () => {
  expect(registry.find('/leave/handle/7/9')?.pattern).toBe('/leave/handle/:taskId/:id')
  expect(registry.find('/leave/handle/7')).toBeUndefined()
  expect(registry.find('/leave/handle/7/9/1')).toBeUndefined()
})

test('does not find an undeclared path', () => {
  for (const path of ['/', '', '/biz', '/constructor', '__proto__']) expect(registry.find(path)).toBeUndefined()
})

test('F36 the first of two plugins wins a path conflict', () => {
  expect(registry.conflicts).toEqual([{ path: '/biz/parkingLot', keptBy: 'parking', refusedFor: 'flow' }])
  expect(registry.find('/biz/parkingLot')?.plugin).toBe(parking)
})
