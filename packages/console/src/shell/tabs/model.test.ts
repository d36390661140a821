import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { readFailedAttemptsFx, reloadPageFx } from '../../auth/lock/model'
import { openLoginPageFx } from '../../auth/session/leave-page'
import { sessionChanged, sessionEnded } from '../../auth/session/model'
import { getScreenKey, navigateFx } from '../navigation/model'
import {
  $activeKey,
  $aliveTabs,
  $closedTabs,
  $refreshCounts,
  $tabs,
  $tabTitles,
  allTabsClosed,
  closedTabReopened,
  getTabKey,
  laterTabsClosed,
  loadTabsFx,
  maxAlive,
  otherTabsClosed,
  saveTabsFx,
  shellOpened,
  type Tab,
  tabClosed,
  tabMoved,
  tabPinned,
  tabRefreshed,
  tabTitled,
  tabVisited,
  waitForSpinFx,
} from './model'
import { getTabLabels, parseTabs } from './tab'

const tab = (path: string, search = ''): Tab => ({ key: getScreenKey(path, search), path, search, label: path })
const user = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the model reads no other field

async function opened(...paths: readonly string[]) {
  const visited: string[] = []
  const saved: { owner: string; tabs: readonly Tab[] }[] = []
  const stored: Record<string, readonly Tab[]> = {}
  const sealed: boolean[] = []
  const scope = fork({
    handlers: [
      [openLoginPageFx, () => undefined],
      [navigateFx, ({ to }: { to: string }) => void visited.push(to)],
      [loadTabsFx, ({ owner }: { owner: string }) => stored[owner] ?? []],
      [waitForSpinFx, () => undefined],
      [readFailedAttemptsFx, () => (sealed.includes(true) ? 0 : undefined)],
      [reloadPageFx, () => undefined],
      [saveTabsFx, (state: { owner: string; tabs: readonly Tab[] }) => void saved.push(state)],
    ],
  })
  await allSettled(shellOpened, { scope })
  for (const path of paths) await allSettled(tabVisited, { scope, params: tab(path) })
  const paths$ = () => scope.getState($tabs).map((one) => one.path)
  return { scope, visited, saved, stored, sealed, paths: paths$ }
}

describe('tabs', () => {
  // spec 4.17
  it('open once per screen and keep its newest address', async () => {
    const { scope, paths } = await opened('/a', '/b')
    await allSettled(tabVisited, { scope, params: tab('/a', '?page=2') })
    expect(paths()).toEqual(['/a', '/b'])
    expect(scope.getState($tabs)[0]?.search).toBe('?page=2')
    expect(scope.getState($activeKey)).toBe('/a')
    await allSettled(tabVisited, { scope, params: tab('/b', '?status=1') })
    expect(paths()).toEqual(['/a', '/b', '/b'])
    expect(scope.getState($activeKey)).toBe('/b?status=1')
  })

  // spec 3.25, 4.17
  it('are identified by the full path', () => {
    expect(getScreenKey('/show', '?tableName=a&page=2&order=-name&visits.open=7')).toBe('/show?tableName=a')
    expect(getScreenKey('/system/post', '?foo=1')).toBe('/system/post?foo=1')
    expect([getScreenKey('/show/', ''), getScreenKey('/', '')]).toEqual(['/show', '/'])
  })

  it('keep the query that their screen writes, and are found by it', () => {
    const tabs = [tab('/a'), { ...tab('/b'), search: '?name=x' }]
    const isEntry = (address: string) => ['/a', '/a?foo=1', '/b'].includes(address)
    const getKey = (path: string, search: string, active: string) => getTabKey(path, search, { tabs, active, isEntry })
    expect(getKey('/a', '?name=y', '/a')).toBe('/a')
    expect(getKey('/a', '?foo=1', '/a')).toBe('/a?foo=1')
    expect(getKey('/a', '', '/a?foo=1')).toBe('/a')
    expect(getKey('/b', '?name=x', '/a')).toBe('/b')
    expect(getKey('/b', '?name=z', '/a')).toBe('/b?name=z')
    expect(getKey('/b', '?page=3', '/a')).toBe('/b')
  })

  // spec 2.26, 3.24
  it('stay mounted as the menu says: always, or only while active', async () => {
    const { scope } = await opened()
    const visit = (path: string, keep?: 'always' | 'never') =>
      allSettled(tabVisited, { scope, params: { ...tab(path), ...(keep && { keepAlive: keep }) } })
    const alive = () => scope.getState($aliveTabs).map(({ key }) => key)
    await visit('/kept', 'always')
    await visit('/brief', 'never')
    expect(alive()).toEqual(['/brief', '/kept'])
    for (let at = 0; at < maxAlive; at++) await visit(`/t${at}`)
    expect(alive()).not.toContain('/brief')
    expect(alive()).toContain('/kept')
  })

  // spec 4.18
  it('activate the previous tab when the active one closes', async () => {
    const { scope, visited, paths } = await opened('/a', '/b', '/c')
    await allSettled(tabClosed, { scope, params: '/c' })
    expect([paths(), visited]).toEqual([['/a', '/b'], ['/b']])
  })

  it('activate the next tab when the first one closes', async () => {
    const { scope, visited } = await opened('/b', '/a')
    await allSettled(tabVisited, { scope, params: tab('/b') })
    await allSettled(tabClosed, { scope, params: '/b' })
    expect(visited).toEqual(['/a'])
  })

  it('keep the active tab when another one closes', async () => {
    const { scope, visited, paths } = await opened('/a', '/b')
    await allSettled(tabClosed, { scope, params: '/a' })
    expect([paths(), visited]).toEqual([['/b'], []])
  })

  // spec 2.57
  it('keep the last tab open', async () => {
    const { scope, paths } = await opened('/a')
    await allSettled(tabClosed, { scope, params: '/a' })
    expect(paths()).toEqual(['/a'])
  })

  // spec 2.58
  it('close all others and activate the remaining one', async () => {
    const { scope, visited, paths } = await opened('/a', '/b', '/c')
    await allSettled(otherTabsClosed, { scope, params: '/b' })
    expect([paths(), visited]).toEqual([['/b'], ['/b']])
  })

  it('close to the right except pinned ones, and activate the given tab', async () => {
    const { scope, visited, paths } = await opened('/a', '/b', '/c', '/d')
    await allSettled(laterTabsClosed, { scope, params: '/b' })
    expect([paths(), visited]).toEqual([['/a', '/b'], ['/b']])
    await allSettled(tabPinned, { scope, params: '/b' })
    await allSettled(laterTabsClosed, { scope, params: '/b' })
    expect([paths(), visited]).toEqual([['/b'], ['/b']])
    await allSettled(laterTabsClosed, { scope, params: '/gone' })
    expect(paths()).toEqual(['/b'])
  })

  it('reopen the last closed tab, once', async () => {
    const { scope, visited, paths } = await opened('/a', '/b', '/c')
    await allSettled(laterTabsClosed, { scope, params: '/a' })
    const closed = () => scope.getState($closedTabs).map(({ path }) => path)
    expect([paths(), closed()]).toEqual([['/a'], ['/c', '/b']])
    await allSettled(closedTabReopened, { scope })
    expect(visited.at(-1)).toBe('/c')
    await allSettled(tabVisited, { scope, params: tab('/c') })
    expect(closed()).toEqual(['/b'])
    await allSettled(sessionEnded, { scope, params: 'signedOut' })
    await allSettled(closedTabReopened, { scope })
    expect(visited.at(-1)).toBe('/c')
  })

  // spec 2.59
  it('return home when all close', async () => {
    const { scope, visited, paths } = await opened('/wel/index', '/a')
    await allSettled(allTabsClosed, { scope })
    expect([paths(), visited]).toEqual([['/wel/index'], ['/wel/index']])
  })

  // spec 4.21
  it('count their refreshes', async () => {
    const { scope } = await opened('/a')
    await allSettled(tabRefreshed, { scope, params: '/a' })
    await allSettled(tabRefreshed, { scope, params: '/a' })
    expect(scope.getState($refreshCounts)).toEqual({ '/a': 2 })
  })

  it('keep the twenty last used mounted, and lose none', async () => {
    const { scope } = await opened(...Array.from({ length: maxAlive + 2 }, (_, at) => `/p${at}`))
    await allSettled(tabVisited, { scope, params: tab('/p0') })
    expect(scope.getState($tabs)).toHaveLength(maxAlive + 2)
    const alive = scope.getState($aliveTabs).map((one) => one.path)
    expect([alive.length, alive.includes('/p0'), alive.includes('/p1')]).toEqual([maxAlive, true, false])
  })

  it('move by dragging, pinned ones before the others', async () => {
    const { scope, paths, saved } = await opened('/a', '/b', '/c', '/d')
    await allSettled(sessionChanged, { scope, params: user })
    for (const path of ['/a', '/b', '/c', '/d']) await allSettled(tabVisited, { scope, params: tab(path) })
    await allSettled(tabMoved, { scope, params: { key: '/d', at: 1 } })
    expect(paths()).toEqual(['/a', '/d', '/b', '/c'])
    await allSettled(tabPinned, { scope, params: '/c' })
    await allSettled(tabMoved, { scope, params: { key: '/b', at: 0 } })
    expect(paths()).toEqual(['/c', '/b', '/a', '/d'])
    expect(saved.at(-1)?.tabs.map((one) => one.pinned)).toEqual([true, undefined, undefined, undefined])
    await allSettled(tabPinned, { scope, params: '/c' })
    await allSettled(tabMoved, { scope, params: { key: '/c', at: 9 } })
    expect(paths()).toEqual(['/b', '/a', '/d', '/c'])
  })

  it('stay open if pinned when many close', async () => {
    const { scope, visited, paths } = await opened('/wel/index', '/a', '/b', '/c')
    await allSettled(tabPinned, { scope, params: '/a' })
    await allSettled(otherTabsClosed, { scope, params: '/c' })
    expect(paths()).toEqual(['/a', '/c'])
    await allSettled(allTabsClosed, { scope })
    expect([paths(), visited]).toEqual([['/a'], ['/wel/index']])
  })

  it('are restored after a reload for their owner', async () => {
    const early = fork({
      handlers: [
        [loadTabsFx, () => [tab('/a')]],
        [saveTabsFx, () => undefined],
      ],
    })
    await allSettled(sessionChanged, { scope: early, params: user })
    expect(early.getState($tabs)).toEqual([])
    await allSettled(shellOpened, { scope: early })
    expect(early.getState($tabs)).toEqual([tab('/a')])
    const { scope, stored, paths } = await opened()
    stored['000000 1 1 1'] = [tab('/a'), tab('/b')]
    await allSettled(sessionChanged, { scope, params: user })
    expect(paths()).toEqual(['/a', '/b'])
    await allSettled(sessionChanged, { scope, params: { ...user, roleId: '2' } })
    expect(paths()).toEqual([])
  })

  // spec 4.2, 4.4
  it('are empty after a new sign-in of the same user', async () => {
    const { scope, saved, stored, paths } = await opened()
    await allSettled(sessionChanged, { scope, params: user })
    await allSettled(tabVisited, { scope, params: tab('/b') })
    await allSettled(sessionEnded, { scope, params: 'signedOut' })
    const { owner, tabs } = saved.at(-1) ?? { owner: '', tabs: [] }
    stored[owner] = tabs
    await allSettled(sessionChanged, { scope, params: user })
    expect(paths()).toEqual([])
  })

  // spec 4.4
  it('are removed when the session ends, from the storage too', async () => {
    const { scope, saved, paths } = await opened('/a')
    await allSettled(sessionChanged, { scope, params: user })
    await allSettled(tabVisited, { scope, params: tab('/b') })
    await allSettled(sessionEnded, { scope, params: 'signedOut' })
    expect(paths()).toEqual([])
    expect(saved.at(-1)).toEqual({ owner: '', tabs: [] })
  })

  it('are hidden by a lock and stay in the storage', async () => {
    const { scope, saved, sealed, paths } = await opened()
    await allSettled(sessionChanged, { scope, params: user })
    await allSettled(tabVisited, { scope, params: tab('/b') })
    sealed.push(true)
    await allSettled(sessionEnded, { scope, params: 'elsewhere' })
    expect(paths()).toEqual([])
    expect(saved.at(-1)?.tabs).toHaveLength(1)
  })

  it('parse only valid stored tabs', () => {
    expect(parseTabs([tab('/a'), { ...tab('/p'), pinned: 1 }, { ...tab('/b'), path: 'javascript:x' }, null, { key: 1 }])).toEqual([
      tab('/a'),
    ])
    expect(parseTabs('x')).toEqual([])
  })
})

describe('labels of tabs', () => {
  const labelled = (path: string, search: string, label: string): Tab => ({ ...tab(path, search), label })
  it('of one path tell the queries apart', () => {
    const tabs = [
      labelled('/biz/order', '', '订单'),
      labelled('/biz/order', '?lot=7&plate=沪A1', '订单'),
      labelled('/biz/order', '?lot=7&plate=沪B2', '订单'),
      labelled('/biz/other', '?lot=7', '订单'),
      labelled('/page', '?tableName=a', '甲表'),
      labelled('/page', '?tableName=b', '乙表'),
    ]
    expect([...getTabLabels(tabs).values()]).toEqual(['订单', '订单 · 7 · 沪A1', '订单 · 7 · 沪B2', '订单', '甲表', '乙表'])
  })
  it('are the title that the screen sets, also on the next visit of the tab', async () => {
    const { scope } = await opened('/a', '/b')
    await allSettled(tabTitled, { scope, params: { key: '/a', title: '请假流程 · 许涛' } })
    expect(scope.getState($tabs).map(({ label }) => label)).toEqual(['请假流程 · 许涛', '/b'])
    expect(scope.getState($tabTitles)).toEqual({ '/a': '请假流程 · 许涛' })
    await allSettled(sessionChanged, { scope, params: { ...user, userId: '2' } })
    expect(scope.getState($tabTitles)).toEqual({})
  })
})
