import { createRegistry, definePlugin, view } from '@jwsk/kit'
import { describe, expect, it } from 'vitest'
import { buildMenu } from '../navigation/model'
import { destinationOf, isTab } from './destination'

const nothing = () => Promise.reject(new Error('not loaded here'))
const plugin = definePlugin({
  id: 'test',
  resources: { '/system/user': nothing, '/system/tenant': nothing },
  views: { '/work/detail/:id': view(nothing, { permission: 'work_todo_detail' }) },
  locales: { 'zh-cn': nothing, en: nothing },
})
const page = (id: string, path: string) => ({ id, code: `c${id}`, name: `页面${id}`, path })
const menu = buildMenu([page('1', '/system/user'), page('2', '/biz/none'), page('3', 'https://doc.example.test/')], {
  roles: [],
  userType: 'web',
})
const at = (path: string, ...codes: readonly string[]) =>
  destinationOf(path, { menu, registry: createRegistry([plugin]), permissions: new Set(codes) })

describe('an address', () => {
  it.each(['/', '/wel'])('%s leads home', (path) => expect(at(path)).toEqual({ kind: 'redirect', to: '/wel/index' }))
  it('of the menu with a view is a screen', () => expect(at('/system/user').kind).toBe('screen'))
  it('of the menu without a view is a page that says so', () => expect(at('/biz/none').kind).toBe('missing'))
  it('of a link is a frame', () => expect(at('/c3')).toMatchObject({ kind: 'frame', link: { url: 'https://doc.example.test/' } }))
  it('of a view that the menu does not grant is forbidden', () => expect(at('/system/tenant').kind).toBe('forbidden'))
  it('that nobody knows is not found', () => expect(at('/no/such/page').kind).toBe('notFound'))
  it('of a view with a permission code is granted by that code', () => {
    expect(at('/work/detail/1').kind).toBe('forbidden')
    expect(at('/work/detail/1', 'work_todo_detail').kind).toBe('screen')
  })
  it('opens a tab unless there is nothing to show', () => {
    expect(['/wel/index', '/system/user', '/biz/none', '/c3'].map((path) => isTab(at(path)))).toEqual([true, true, true, true])
    expect(['/system/tenant', '/no/such/page'].map((path) => isTab(at(path)))).toEqual([false, false])
  })
})
