import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionLeft } from '../lock/model'
import { homePath, navigateFx } from '../navigation/model'
import { $user, sessionEnded } from '../session/model'
import { getTabAddress, getNeighbourTab, type Tab, togglePin, moveTab, upsertTab } from './tab'
import { $unsavedChanges, afterConfirmation } from './unsaved'

export { getTabAddress, parseTabs, type Tab, getTabKey } from './tab'
export { $unsavedTabs, $unsavedChanges, findUnsavedTabs, discardConfirmed, discardCancelled, unsavedChangesAdded, unsavedChangesRemoved } from './unsaved'

/** so many closed tabs can be opened again, the last first */
const maxClosed = 10
/** at most this many screens stay alive; the one unused for longest loses its state, not its tab */
export const maxAlive = 20

/** the shell is on screen for whoever is signed in */
export const shellOpened = createEvent()
export const tabVisited = createEvent<Tab>()
/** they stand in the strip again, and none of them comes forward */
export const tabsReopened = createEvent<readonly Tab[]>()
export const tabClosed = createEvent<string>()
export const otherTabsClosed = createEvent<string>()
/** all that stand after it in the strip */
export const laterTabsClosed = createEvent<string>()
export const allTabsClosed = createEvent()
/** the tab that was closed last opens again */
export const closedTabReopened = createEvent()
export const tabRefreshed = createEvent<string>()
export const tabPinned = createEvent<string>()
/** to the place `at` among the other tabs */
export const tabMoved = createEvent<{ readonly key: string; readonly at: number }>()
/** something that ends every screen, done unless the person would rather not lose what is unsaved */
export const leaveRequested = createEvent<{ readonly go: () => void }>()

export const $tabs = createStore<readonly Tab[]>([])
export const $activeKey = createStore('')
/** the newest first */
export const $closedTabs = createStore<readonly Tab[]>([])
/** keys by last use, the newest first */
const $recent = createStore<readonly string[]>([])
/** how often each tab was refreshed: its screen starts anew with every step */
export const $refreshCounts = createStore<Readonly<Record<string, number>>>({})
const $owner = createStore('')

export const loadTabsFx = createEffect<{ readonly owner: string }, readonly Tab[]>()
export const saveTabsFx = createEffect<{ readonly owner: string; readonly tabs: readonly Tab[] }, void>()
/** the platform is told to forget what it holds ready for this person */
export const clearCacheFx = createEffect<void, void>()
/** the old screen stands until the refresh is seen to turn */
export const waitForSpinFx = createEffect<string, void>()
/** carries out what was held back until the person agreed */
export const proceedFx = createEffect<{ readonly go: () => void }, void>()

// before the shell there is nothing to load or keep
const $opened = createStore(false)
sample({ clock: shellOpened, fn: () => true, target: $opened })
const changedUser = sample({ clock: $user, filter: $opened })
// another person, tenant, department or role: nothing of the one before stays open
const ownerChanged = sample({ clock: [changedUser, shellOpened], source: { now: $owner, user: $user } }).filterMap(({ now, user }) => {
  const next = user ? [user.tenantId, user.userId, user.deptId, user.roleId].join(' ') : now
  return now === next ? undefined : next
})
sample({ clock: ownerChanged, target: $owner })
sample({ clock: ownerChanged, fn: () => [], target: [$tabs, $recent, $closedTabs] })
sample({ clock: ownerChanged, fn: () => ({}), target: $unsavedChanges })
sample({ clock: ownerChanged, fn: (owner) => ({ owner }), target: loadTabsFx })
// the screen that brought the person here may be a tab already
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
sample({ clock: tabPinned, source: $tabs, fn: togglePin, target: $tabs })
sample({ clock: tabMoved, source: $tabs, fn: (tabs, { key, at }) => moveTab(tabs, key, at), target: $tabs })

const toKey = (key: string) => [key]
const everyKey = (_: unknown, tabs: readonly Tab[]) => tabs.map((tab) => tab.key)
const getOtherKeys = (key: string, tabs: readonly Tab[]) => tabs.filter((tab) => tab.key !== key && !tab.pinned).map((tab) => tab.key)
const getLaterKeys = (key: string, tabs: readonly Tab[]) => {
  const at = tabs.findIndex((tab) => tab.key === key)
  return at < 0 ? [] : getOtherKeys(key, tabs.slice(at))
}
const getUnpinnedKeys = (_: unknown, tabs: readonly Tab[]) => tabs.filter((tab) => tab.path !== homePath && !tab.pinned).map((tab) => tab.key)

const mayClose = sample({
  clock: tabClosed,
  source: $tabs,
  filter: (tabs, key) => tabs.length > 1 && tabs.some((tab) => tab.key === key),
  fn: (_, key) => key,
})
const closing = afterConfirmation({ wish: mayClose, $tabs, ends: toKey })
const closingOthers = afterConfirmation({ wish: otherTabsClosed, $tabs, ends: getOtherKeys })
const closingLater = afterConfirmation({ wish: laterTabsClosed, $tabs, ends: getLaterKeys })
const closingAll = afterConfirmation({ wish: allTabsClosed, $tabs, ends: getUnpinnedKeys })
const refreshing = afterConfirmation({ wish: tabRefreshed, $tabs, ends: toKey })
sample({ clock: afterConfirmation({ wish: leaveRequested, $tabs, ends: everyKey }), target: proceedFx })

interface Removal {
  readonly gone: readonly string[]
  /** The address that shows afterwards; the same as before without. */
  readonly to?: string | undefined
}

const addressIn = (tabs: readonly Tab[], key: string) => tabs.filter((tab) => tab.key === key).map(getTabAddress)[0]
const nextTo = (tabs: readonly Tab[], key: string) => addressIn(tabs, getNeighbourTab(tabs, key)?.key ?? '')

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
    fn: ({ tabs, active }, key): Removal => ({ gone: getOtherKeys(key, tabs), to: active === key ? undefined : addressIn(tabs, key) }),
  }),
  sample({
    clock: closingLater,
    source: tabState,
    fn: ({ tabs, active }, key): Removal => {
      const gone = getLaterKeys(key, tabs)
      return { gone, to: gone.includes(active) ? addressIn(tabs, key) : undefined }
    },
  }),
  sample({ clock: closingAll, source: $tabs, fn: (tabs, wish): Removal => ({ gone: getUnpinnedKeys(wish, tabs), to: homePath }) }),
]
// before they leave the list of tabs
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
// a locked session finds its tabs again, one that ended does not
sample({ clock: sessionLeft, fn: () => ({ owner: '', tabs: [] }), target: saveTabsFx })

/** the tabs whose screens stay mounted: the newest, whichever holds something unsaved, and what the menu says */
export const $aliveTabs = combine({ tabs: $tabs, recent: $recent, works: $unsavedChanges, active: $activeKey }, ({ tabs, recent, works, active }) => {
  const newest = new Set(recent.filter((key) => tabs.some((tab) => tab.key === key)).slice(0, maxAlive))
  const lives = ({ key, keepAlive }: Tab) =>
    (keepAlive === 'always' && recent.includes(key)) || (newest.has(key) && (keepAlive !== 'never' || key === active))
  // in an order that no dragging changes: a frame that is moved in the page loads again
  return tabs.filter((tab) => lives(tab) || works[tab.key]).toSorted((one, other) => (one.key < other.key ? -1 : 1))
})

/** the tabs by last use, without the one on screen */
export const $recentTabs = combine($tabs, $recent, $activeKey, (tabs, recent, active) =>
  [...new Set([...recent, ...tabs.map(({ key }) => key)])].flatMap((key) => tabs.filter((tab) => tab.key === key && key !== active)),
)
