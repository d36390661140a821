import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionLeft } from '../../auth/lock/model'
import { $user, sessionEnded } from '../../auth/session/model'
import { homePath, navigateFx } from '../navigation/model'
import { getNeighbourTab, getTabAddress, getTabLabels, moveTab, type Tab, togglePin, upsertTab } from './tab'
import { $unsavedChanges, afterConfirmation } from './unsaved'

export { getTabAddress, getTabKey, parseTabs, type Tab } from './tab'
export {
  $unsavedChanges,
  $unsavedTabs,
  discardCancelled,
  discardConfirmed,
  findUnsavedTabs,
  unsavedChangesAdded,
  unsavedChangesRemoved,
} from './unsaved'

/** Maximum number of closed tabs that can be reopened, last closed first. */
const maxClosed = 10
/** Maximum number of mounted screens; the least recently used one loses its state, not its tab. */
export const maxAlive = 20

/** The shell is rendered for a signed-in user. */
export const shellOpened = createEvent()
export const tabVisited = createEvent<Tab>()
/** Reopens tabs without activating them. */
export const tabsReopened = createEvent<readonly Tab[]>()
export const tabClosed = createEvent<string>()
export const otherTabsClosed = createEvent<string>()
/** Closes all tabs after the given one. */
export const laterTabsClosed = createEvent<string>()
export const allTabsClosed = createEvent()
/** Reopens the tab that was closed last. */
export const closedTabReopened = createEvent()
export const tabRefreshed = createEvent<string>()
/** The screen of a tab has a title of its own. */
export const tabTitled = createEvent<{ readonly key: string; readonly title: string }>()
export const tabPinned = createEvent<string>()
/** Moves a tab to the index `at` among the other tabs. */
export const tabMoved = createEvent<{ readonly key: string; readonly at: number }>()
/** Requests an action that ends every screen; it runs unless the user keeps unsaved changes. */
export const leaveRequested = createEvent<{ readonly go: () => void }>()

export const $tabs = createStore<readonly Tab[]>([])
export const $activeKey = createStore('')
/** Closed tabs, newest first. */
export const $closedTabs = createStore<readonly Tab[]>([])
/** Keys by last use, newest first. */
const $recent = createStore<readonly string[]>([])
/** Number of refreshes of each tab; every refresh remounts its screen. */
export const $refreshCounts = createStore<Readonly<Record<string, number>>>({})
/** Titles that screens gave their tabs, by key. */
export const $tabTitles = createStore<Readonly<Record<string, string>>>({})
/** Labels of the tabs by key, which differ for each address of one path. */
export const $tabLabels = $tabs.map(getTabLabels)
const $owner = createStore('')

export const loadTabsFx = createEffect<{ readonly owner: string }, readonly Tab[]>()
export const saveTabsFx = createEffect<{ readonly owner: string; readonly tabs: readonly Tab[] }, void>()
/** Clears the platform's cache for this user. */
export const clearCacheFx = createEffect<void, void>()
/** Milliseconds in which the refresh animation becomes visible, before the old screen unmounts. */
const minSpinMs = 100
export const waitForSpinFx = createEffect<string, void>(() => new Promise((done) => setTimeout(done, minSpinMs)))
/** Runs an action after the user has confirmed it. */
export const proceedFx = createEffect<{ readonly go: () => void }, void>()

// before the shell opens there is nothing to load or save
const $opened = createStore(false)
sample({ clock: shellOpened, fn: () => true, target: $opened })
const changedUser = sample({ clock: $user, filter: $opened })
// another user, tenant, department or role: close all tabs of the previous one
const ownerChanged = sample({ clock: [changedUser, shellOpened], source: { now: $owner, user: $user } }).filterMap(({ now, user }) => {
  const next = user ? [user.tenantId, user.userId, user.deptId, user.roleId].join(' ') : now
  return now === next ? undefined : next
})
sample({ clock: ownerChanged, target: $owner })
sample({ clock: ownerChanged, fn: () => [], target: [$tabs, $recent, $closedTabs] })
sample({ clock: ownerChanged, fn: () => ({}), target: [$unsavedChanges, $tabTitles] })
sample({ clock: ownerChanged, fn: (owner) => ({ owner }), target: loadTabsFx })
// the screen of the first address can be a stored tab
sample({ clock: loadTabsFx.doneData, source: $tabs, fn: (openTabs, stored) => openTabs.reduce(upsertTab, stored), target: $tabs })

sample({ clock: tabVisited, source: $tabs, fn: upsertTab, target: $tabs })
sample({
  clock: tabsReopened,
  source: $tabs,
  fn: (tabs, reopened) => reopened.filter(({ key }) => tabs.every((tab) => tab.key !== key)).reduce(upsertTab, tabs),
  target: $tabs,
})
sample({ clock: tabVisited, fn: ({ key }) => key, target: $activeKey })
sample({ clock: tabVisited, source: $recent, fn: (recent, { key }) => [key, ...recent.filter((one) => one !== key)], target: $recent })
sample({ clock: tabTitled, source: $tabTitles, fn: (titles, { key, title }) => ({ ...titles, [key]: title }), target: $tabTitles })
sample({
  clock: tabTitled,
  source: $tabs,
  fn: (tabs, { key, title }) => tabs.map((tab) => (tab.key === key ? { ...tab, label: title } : tab)),
  target: $tabs,
})
sample({ clock: tabPinned, source: $tabs, fn: togglePin, target: $tabs })
sample({ clock: tabMoved, source: $tabs, fn: (tabs, { key, at }) => moveTab(tabs, key, at), target: $tabs })

const toKey = (key: string) => [key]
const everyKey = (_: unknown, tabs: readonly Tab[]) => tabs.map((tab) => tab.key)
const getOtherKeys = (key: string, tabs: readonly Tab[]) => tabs.filter((tab) => tab.key !== key && !tab.pinned).map((tab) => tab.key)
const getLaterKeys = (key: string, tabs: readonly Tab[]) => {
  const at = tabs.findIndex((tab) => tab.key === key)
  return at < 0 ? [] : getOtherKeys(key, tabs.slice(at))
}
const getUnpinnedKeys = (_: unknown, tabs: readonly Tab[]) =>
  tabs.filter((tab) => tab.path !== homePath && !tab.pinned).map((tab) => tab.key)

const closeAllowed = sample({
  clock: tabClosed,
  source: $tabs,
  filter: (tabs, key) => tabs.length > 1 && tabs.some((tab) => tab.key === key),
  fn: (_, key) => key,
})
const closing = afterConfirmation({ request: closeAllowed, $tabs, ends: toKey })
const closingOthers = afterConfirmation({ request: otherTabsClosed, $tabs, ends: getOtherKeys })
const closingLater = afterConfirmation({ request: laterTabsClosed, $tabs, ends: getLaterKeys })
const closingAll = afterConfirmation({ request: allTabsClosed, $tabs, ends: getUnpinnedKeys })
const refreshing = afterConfirmation({ request: tabRefreshed, $tabs, ends: toKey })
sample({ clock: afterConfirmation({ request: leaveRequested, $tabs, ends: everyKey }), target: proceedFx })

interface Removal {
  readonly gone: readonly string[]
  /** Address to open afterwards; `undefined`: stay on the current one. */
  readonly to?: string | undefined
}

const findAddress = (tabs: readonly Tab[], key: string) => tabs.filter((tab) => tab.key === key).map(getTabAddress)[0]
const nextTo = (tabs: readonly Tab[], key: string) => findAddress(tabs, getNeighbourTab(tabs, key)?.key ?? '')

const tabState = { tabs: $tabs, active: $activeKey }
const removals = [
  sample({
    clock: closing,
    source: tabState,
    fn: ({ tabs, active }, key): Removal => ({ gone: [key], to: active === key ? nextTo(tabs, key) : undefined }),
  }),
  sample({
    clock: closingOthers,
    source: tabState,
    fn: ({ tabs, active }, key): Removal => ({ gone: getOtherKeys(key, tabs), to: active === key ? undefined : findAddress(tabs, key) }),
  }),
  sample({
    clock: closingLater,
    source: tabState,
    fn: ({ tabs, active }, key): Removal => {
      const gone = getLaterKeys(key, tabs)
      return { gone, to: gone.includes(active) ? findAddress(tabs, key) : undefined }
    },
  }),
  sample({ clock: closingAll, source: $tabs, fn: (tabs, request): Removal => ({ gone: getUnpinnedKeys(request, tabs), to: homePath }) }),
]
// before they are removed from the list of tabs
sample({
  clock: removals,
  source: { tabs: $tabs, closed: $closedTabs },
  fn: ({ tabs, closed }, { gone }) => [...tabs.filter(({ key }) => gone.includes(key)).toReversed(), ...closed].slice(0, maxClosed),
  target: $closedTabs,
})
sample({ clock: removals, source: $tabs, fn: (tabs, { gone }) => tabs.filter(({ key }) => !gone.includes(key)), target: $tabs })
const leads = removals.map((removal) => removal.filterMap(({ to }) => to))
sample({ clock: leads, fn: (to) => ({ to }), target: navigateFx })

const reopening = sample({ clock: closedTabReopened, source: $closedTabs }).filterMap(([last]) => last)
sample({ clock: reopening, fn: (tab) => ({ to: getTabAddress(tab) }), target: navigateFx })
sample({ clock: tabVisited, source: $closedTabs, fn: (closed, { key }) => closed.filter((tab) => tab.key !== key), target: $closedTabs })

sample({ clock: refreshing, target: waitForSpinFx })
sample({
  clock: waitForSpinFx.done,
  source: $refreshCounts,
  fn: (counts, { params: key }) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }),
  target: $refreshCounts,
})

sample({ clock: sessionEnded, fn: () => [], target: [$tabs, $recent, $closedTabs] })
sample({ clock: sessionEnded, fn: () => '', target: [$activeKey, $owner] })
sample({ clock: sessionEnded, fn: () => ({}), target: $refreshCounts })

const $saved = combine({ owner: $owner, tabs: $tabs })
sample({ clock: $saved, filter: ({ owner }) => owner !== '', target: saveTabsFx })
// a locked session restores its tabs, an ended one does not
sample({ clock: sessionLeft, fn: () => ({ owner: '', tabs: [] }), target: saveTabsFx })

/** Tabs whose screens stay mounted: the newest, those with unsaved changes, and those that the menu keeps alive. */
export const $aliveTabs = combine(
  { tabs: $tabs, recent: $recent, unsavedByTab: $unsavedChanges, active: $activeKey },
  ({ tabs, recent, unsavedByTab, active }) => {
    const newest = new Set(recent.filter((key) => tabs.some((tab) => tab.key === key)).slice(0, maxAlive))
    const lives = ({ key, keepAlive }: Tab) =>
      (keepAlive === 'always' && recent.includes(key)) || (newest.has(key) && (keepAlive !== 'never' || key === active))
    // in an order that dragging does not change, because an iframe that moves in the DOM reloads
    return tabs.filter((tab) => lives(tab) || unsavedByTab[tab.key]).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  },
)

/** Tabs by last use, without the active one. */
export const $recentTabs = combine($tabs, $recent, $activeKey, (tabs, recent, active) =>
  [...new Set([...recent, ...tabs.map(({ key }) => key)])].flatMap((key) => tabs.filter((tab) => tab.key === key && key !== active)),
)
