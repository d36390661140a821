import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionLeft } from '../lock/model'
import { homePath, navigateFx } from '../navigation/model'
import { sessionChanged, sessionEnded } from '../session/model'
import { addressOf, neighbourOf, type Tab, withTab } from './tab'

export { addressOf, readTabs, type Tab, tabKey } from './tab'

/** at most this many screens stay alive; the one unused for longest loses its state, not its tab */
export const mostAlive = 20

export const tabVisited = createEvent<Tab>()
export const tabClosed = createEvent<string>()
export const othersClosed = createEvent<string>()
export const allTabsClosed = createEvent()
export const tabRefreshed = createEvent<string>()
/** the platform is told to forget what it holds ready for this person */
export const clearCacheFx = createEffect<void, void>()

export const $tabs = createStore<readonly Tab[]>([])
export const $activeKey = createStore('')
/** keys by last use, the newest first */
const $recent = createStore<readonly string[]>([])
/** how often each tab was refreshed: its screen starts anew with every step */
export const $refreshes = createStore<Readonly<Record<string, number>>>({})
const $owner = createStore('')

export const loadTabsFx = createEffect<{ readonly owner: string }, readonly Tab[]>()
export const saveTabsFx = createEffect<{ readonly owner: string; readonly tabs: readonly Tab[] }, void>()

// another person, tenant, department or role: nothing of the one before stays open
const ownerChanged = sample({
  clock: sessionChanged,
  source: $owner,
  fn: (now, user) => ({ now, next: [user.tenantId, user.userId, user.deptId, user.roleId].join(' ') }),
}).filterMap(({ now, next }) => (now === next ? undefined : next))
sample({ clock: ownerChanged, target: $owner })
sample({ clock: ownerChanged, fn: () => [], target: [$tabs, $recent] })
sample({ clock: ownerChanged, fn: (owner) => ({ owner }), target: loadTabsFx })
sample({ clock: loadTabsFx.doneData, target: $tabs })

sample({ clock: tabVisited, source: $tabs, fn: withTab, target: $tabs })
sample({ clock: tabVisited, fn: ({ key }) => key, target: $activeKey })
sample({ clock: tabVisited, source: $recent, fn: (recent, { key }) => [key, ...recent.filter((one) => one !== key)], target: $recent })

const closing = sample({ clock: tabClosed, source: { tabs: $tabs, active: $activeKey }, fn: (state, key) => ({ ...state, key }) })
const closable = sample({ clock: closing, filter: ({ tabs, key }) => tabs.length > 1 && tabs.some((tab) => tab.key === key) })
sample({ clock: closable, fn: ({ tabs, key }) => tabs.filter((tab) => tab.key !== key), target: $tabs })
sample({
  clock: closable.filterMap(({ tabs, active, key }) => (active === key ? neighbourOf(tabs, key) : undefined)),
  fn: (tab) => ({ to: addressOf(tab) }),
  target: navigateFx,
})

const keeping = sample({ clock: othersClosed, source: { tabs: $tabs, active: $activeKey }, fn: (state, key) => ({ ...state, key }) })
sample({ clock: keeping, fn: ({ tabs, key }) => tabs.filter((tab) => tab.key === key), target: $tabs })
sample({
  clock: keeping.filterMap(({ tabs, active, key }) => (active === key ? undefined : tabs.find((tab) => tab.key === key))),
  fn: (tab) => ({ to: addressOf(tab) }),
  target: navigateFx,
})

sample({ clock: allTabsClosed, source: $tabs, fn: (tabs) => tabs.filter((tab) => tab.path === homePath), target: $tabs })
sample({ clock: allTabsClosed, fn: () => ({ to: homePath }), target: navigateFx })

sample({ clock: tabRefreshed, source: $refreshes, fn: (counts, key) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }), target: $refreshes })

sample({ clock: sessionEnded, fn: () => [], target: [$tabs, $recent] })
sample({ clock: sessionEnded, fn: () => '', target: [$activeKey, $owner] })
sample({ clock: sessionEnded, fn: () => ({}), target: $refreshes })

const $saved = combine({ owner: $owner, tabs: $tabs })
sample({ clock: $saved, filter: ({ owner }) => owner !== '', target: saveTabsFx })
// a locked session finds its tabs again, one that ended does not
sample({ clock: sessionLeft, fn: () => ({ owner: '', tabs: [] }), target: saveTabsFx })

/** the tabs whose screens stay mounted */
export const $alive = combine($tabs, $recent, (tabs, recent) => {
  const newest = new Set(recent.filter((key) => tabs.some((tab) => tab.key === key)).slice(0, mostAlive))
  return tabs.filter((tab) => newest.has(tab.key))
})
