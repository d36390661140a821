import { definePlugin, defineView } from '@jwsk/kit'
import { createRegistry } from '@jwsk/kit/shell'
import { describe, expect, it } from 'vitest'
import { buildMenu } from '../navigation/model'
import { getChrome, getParentEntry, opensInTab, resolveDestination } from './destination'

const nothing = () => Promise.reject(new Error('not loaded here'))
const plugin = definePlugin({
  id: 'test',
  resources: { '/system/user': nothing, '/system/tenant': nothing },
  views: {
    '/work/detail/:id': defineView(nothing, { permission: 'work_todo_detail', parent: '/system/user' }),
    '/wall': defineView(nothing, { layout: 'fullscreen' }),
  },
  locales: { 'zh-cn': nothing, en: nothing },
})
const page = (id: string, path: string) => ({ id, code: `c${id}`, name: `页面${id}`, path })
const entries = [
  page('1', '/system/user'),
  page('2', '/biz/none'),
  page('3', 'https://doc.example.test/'),
  { ...page('4', 'https://doc.example.test/out'), isOpen: 2 },
  { ...page('5', '/proShowPage/a'), query: { tableName: 'a', tableKey: 'id' } },
  { ...page('6', '/system/tenant'), meta: { isTab: false, menu: false } },
  page('7', '/wall'),
  page('8', 'http://doc.example.test/'),
]
const menu = buildMenu(entries, {
  roles: [],
  userType: 'web',
})
const registry = createRegistry([plugin])
const at = (path: string, ...codes: readonly string[]) => resolveDestination(path, { menu, registry, permissions: new Set(codes) })

describe('resolveDestination', () => {
  // spec 2.1
  it.each(['/', '/wel'])('redirects %s to the home page', (path) => expect(at(path)).toEqual({ kind: 'redirect', to: '/wel/index' }))
  // spec 2.41
  it('redirects the former profile path to the profile page', () =>
    expect(at('/system/userinfo')).toEqual({ kind: 'redirect', to: '/info/index' }))
  it('marks the parent of its view in the menu if it has no entry', () => {
    expect(getParentEntry(at('/work/detail/7', 'work_todo_detail'), menu)?.path).toBe('/system/user')
    expect(getParentEntry(at('/wall'), menu)).toBeUndefined()
  })
  // spec 2.19
  it('opens a screen for a menu entry with a view', () => expect(at('/system/user').kind).toBe('screen'))
  it('reports a menu entry without a view', () => expect(at('/biz/none').kind).toBe('missing'))
  // spec 2.16, 2.22
  it.each([
    ['/c3', 'https://doc.example.test/'],
    ['/c8', 'http://doc.example.test/'],
  ])('opens the link of %s as a frame', (path, url) => expect(at(path)).toMatchObject({ kind: 'frame', url }))
  it('opens a link to a new window as a page with that link', () => expect(at('/c4').kind).toBe('outside'))
  // spec 2.21, 2.43
  it('opens the generic page of a table for proShowPage', () => expect(at('/proShowPage/a?tableName=a&tableKey=id').kind).toBe('table'))
  it.each(['/proShowPage/b', '/proShowPage/a', '/proShowPage/a?tableName=sys_user&tableKey=id'])(
    'H35 rejects %s, which is no table of the menu',
    (path) => {
      expect(at(path).kind).toBe('forbidden')
    },
  )
  // spec 2.11
  it.each(['/info/index', '/plugins'])('opens %s for every user', (path) => expect(at(path)).toEqual({ kind: 'own', path }))
  it('waits for plugins that are still loading if no plugin has the path', () => {
    expect(resolveDestination('/biz/none', { menu, registry, permissions: new Set(), isLoading: true }).kind).toBe('waiting')
    expect(resolveDestination('/system/user', { menu, registry, permissions: new Set(), isLoading: true }).kind).toBe('screen')
  })
  it('reports an unknown address as not found', () => expect(at('/no/such/page').kind).toBe('notFound'))
  it('grants a view with a permission code by that code', () => {
    expect(at('/work/detail/1').kind).toBe('forbidden')
    expect(at('/work/detail/1', 'work_todo_detail').kind).toBe('screen')
  })
  it('forbids a view that the menu does not grant', () => {
    const none = buildMenu([], { roles: [], userType: 'web' })
    expect(resolveDestination('/system/tenant', { menu: none, registry, permissions: new Set() }).kind).toBe('forbidden')
  })
  it('names the plugin of a screen that the menu does not grant', () => {
    const none = buildMenu([], { roles: [], userType: 'web' })
    expect(resolveDestination('/system/tenant', { menu: none, registry, permissions: new Set() })).toEqual({
      kind: 'forbidden',
      pluginId: registry.find('/system/tenant')?.plugin.id,
    })
  })
  // spec 2.48, 2.79
  it('hides the chrome if the menu or the view says so', () => {
    expect(['/system/user', '/system/tenant', '/wall'].map((path) => getChrome(at(path)))).toEqual(['full', 'bare', 'bare'])
  })
  // spec 2.84, 2.85
  it('opens a tab unless there is nothing to show', () => {
    expect(['/wel/index', '/system/user', '/biz/none', '/c3'].map((path) => opensInTab(at(path)))).toEqual([true, true, true, true])
    expect(['/system/tenant', '/wall', '/c4', '/no/such/page'].map((path) => opensInTab(at(path)))).toEqual([false, false, false, false])
  })
})
