import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionLeft } from '../lock/model'
import { homePath, navigateFx } from '../navigation/model'
import { $user, sessionEnded } from '../session/model'
import { addressOf, neighbourOf, type Tab, withPin, withPlace, withTab } from './tab'
import { $works, afterConsent } from './unsaved'

export { addressOf, readTabs, type Tab, tabKeyOf } from './tab'
export { $losses, $works, atStake, lossAccepted, lossRefused, workBegun, workEnded } from './unsaved'

/** so many closed tabs can be opened again, the last first */
const mostClosed = 10
/** at most this many screens stay alive; the one unused for longest loses its state, not its tab */
export const mostAlive = 20

/** the shell is on screen for whoever is signed in */
export const shellOpened = createEvent()
export const tabVisited = createEvent<Tab>()
/** they stand in the strip again, and none of them comes forward */
export const tabsReopened = createEvent<readonly Tab[]>()
export const tabClosed = createEvent<string>()
export const othersClosed = createEvent<string>()
/** all that stand after it in the strip */
export const laterClosed = createEvent<string>()
export const allTabsClosed = createEvent()
/** the tab that was closed last opens again */
export const lastReopened = createEvent()
export const tabRefreshed = createEvent<string>()
export const tabPinned = createEvent<string>()
/** to the place `at` among the other tabs */
export const tabMoved = createEvent<{ readonly key: string; readonly at: number }>()
/** something that ends every screen, done unless the person would rather not lose what is unsaved */
export const leaveAsked = createEvent<{ readonly go: () => void }>()

export const $tabs = createStore<readonly Tab[]>([])
export const $activeKey = createStore('')
/** the newest first */
export const $closed = createStore<readonly Tab[]>([])
/** keys by last use, the newest first */
const $recent = createStore<readonly string[]>([])
/** how often each tab was refreshed: its screen starts anew with every step */
export const $refreshes = createStore<Readonly<Record<string, number>>>({})
const $owner = createStore('')

export const loadTabsFx = createEffect<{ readonly owner: string }, readonly Tab[]>()
export const saveTabsFx = createEffect<{ readonly owner: string; readonly tabs: readonly Tab[] }, void>()
/** the platform is told to forget what it holds ready for this person */
export const clearCacheFx = createEffect<void, void>()
/** the old screen stands until the refresh is seen to turn */
export const awaitTurnFx = createEffect<string, void>()
/** carries out what was held back until the person agreed */
export const goFx = createEffect<{ readonly go: () => void }, void>()

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
sample({ clock: ownerChanged, fn: () => [], target: [$tabs, $recent, $closed] })
sample({ clock: ownerChanged, fn: () => ({}), target: $works })
sample({ clock: ownerChanged, fn: (owner) => ({ owner }), target: loadTabsFx })
// the screen that brought the person here may be a tab already
sample({ clock: loadTabsFx.doneData, source: $tabs, fn: (openTabs, stored) => openTabs.reduce(withTab, stored), target: $tabs })

sample({ clock: tabVisited, source: $tabs, fn: withTab, target: $tabs })
sample({
  clock: tabsReopened,
  source: $tabs,
  fn: (tabs, reopened) => reopened.filter(({ key }) => tabs.every((tab) => tab.key !== key)).reduce(withTab, tabs),
  target: $tabs,
})
sample({ clock: tabVisited, fn: ({ key }) => key, target: $activeKey })
sample({ clock: tabVisited, source: $recent, fn: (recent, { key }) => [key, ...recent.filter((one) => one !== key)], target: $recent })
sample({ clock: tabPinned, source: $tabs, fn: withPin, target: $tabs })
sample({ clock: tabMoved, source: $tabs, fn: (tabs, { key, at }) => withPlace(tabs, key, at), target: $tabs })

const onlyKey = (key: string) => [key]
const everyKey = (_: unknown, tabs: readonly Tab[]) => tabs.map((tab) => tab.key)
const othersOf = (key: string, tabs: readonly Tab[]) => tabs.filter((tab) => tab.key !== key && !tab.pinned).map((tab) => tab.key)
const laterOf = (key: string, tabs: readonly Tab[]) => {
  const at = tabs.findIndex((tab) => tab.key === key)
  return at < 0 ? [] : othersOf(key, tabs.slice(at))
}
const looseOf = (_: unknown, tabs: readonly Tab[]) => tabs.filter((tab) => tab.path !== homePath && !tab.pinned).map((tab) => tab.key)

const mayClose = sample({
  clock: tabClosed,
  source: $tabs,
  filter: (tabs, key) => tabs.length > 1 && tabs.some((tab) => tab.key === key),
  fn: (_, key) => key,
})
const closing = afterConsent({ wish: mayClose, $tabs, ends: onlyKey })
const closingOthers = afterConsent({ wish: othersClosed, $tabs, ends: othersOf })
const closingLater = afterConsent({ wish: laterClosed, $tabs, ends: laterOf })
const closingAll = afterConsent({ wish: allTabsClosed, $tabs, ends: looseOf })
const refreshing = afterConsent({ wish: tabRefreshed, $tabs, ends: onlyKey })
sample({ clock: afterConsent({ wish: leaveAsked, $tabs, ends: everyKey }), target: goFx })

interface Removal {
  readonly gone: readonly string[]
  /** The address that shows afterwards; the same as before without. */
  readonly to?: string | undefined
}

const addressIn = (tabs: readonly Tab[], key: string) => tabs.filter((tab) => tab.key === key).map(addressOf)[0]
const nextTo = (tabs: readonly Tab[], key: string) => addressIn(tabs, neighbourOf(tabs, key)?.key ?? '')

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
    fn: ({ tabs, active }, key): Removal => ({ gone: othersOf(key, tabs), to: active === key ? undefined : addressIn(tabs, key) }),
  }),
  sample({
    clock: closingLater,
    source: tabState,
    fn: ({ tabs, active }, key): Removal => {
      const gone = laterOf(key, tabs)
      return { gone, to: gone.includes(active) ? addressIn(tabs, key) : undefined }
    },
  }),
  sample({ clock: closingAll, source: $tabs, fn: (tabs, wish): Removal => ({ gone: looseOf(wish, tabs), to: homePath }) }),
]
// before they leave the list of tabs
sample({
  clock: removals,
  source: { tabs: $tabs, closed: $closed },
  fn: ({ tabs, closed }, { gone }) => [...tabs.filter(({ key }) => gone.includes(key)).toReversed(), ...closed].slice(0, mostClosed),
  target: $closed,
})
sample({ clock: removals, source: $tabs, fn: (tabs, { gone }) => tabs.filter(({ key }) => !gone.includes(key)), target: $tabs })
const leads = removals.map((removal) => removal.filterMap(({ to }) => to))
sample({ clock: leads, fn: (to) => ({ to }), target: navigateFx })

const reopening = sample({ clock: lastReopened, source: $closed }).filterMap(([last]) => last)
sample({ clock: reopening, fn: (tab) => ({ to: addressOf(tab) }), target: navigateFx })
sample({ clock: tabVisited, source: $closed, fn: (closed, { key }) => closed.filter((tab) => tab.key !== key), target: $closed })

sample({ clock: refreshing, target: awaitTurnFx })
sample({
  clock: awaitTurnFx.done,
  source: $refreshes,
  fn: (counts, { params: key }) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }),
  target: $refreshes,
})

sample({ clock: sessionEnded, fn: () => [], target: [$tabs, $recent, $closed] })
sample({ clock: sessionEnded, fn: () => '', target: [$activeKey, $owner] })
sample({ clock: sessionEnded, fn: () => ({}), target: $refreshes })

const $saved = combine({ owner: $owner, tabs: $tabs })
sample({ clock: $saved, filter: ({ owner }) => owner !== '', target: saveTabsFx })
// a locked session finds its tabs again, one that ended does not
sample({ clock: sessionLeft, fn: () => ({ owner: '', tabs: [] }), target: saveTabsFx })

/** the tabs whose screens stay mounted: the newest, whichever holds something unsaved, and what the menu says */
export const $alive = combine({ tabs: $tabs, recent: $recent, works: $works, active: $activeKey }, ({ tabs, recent, works, active }) => {
  const newest = new Set(recent.filter((key) => tabs.some((tab) => tab.key === key)).slice(0, mostAlive))
  const lives = ({ key, keep }: Tab) =>
    (keep === 'always' && recent.includes(key)) || (newest.has(key) && (keep !== 'never' || key === active))
  // in an order that no dragging changes: a frame that is moved in the page loads again
  return tabs.filter((tab) => lives(tab) || works[tab.key]).toSorted((one, other) => (one.key < other.key ? -1 : 1))
})

/** the tabs by last use, without the one on screen */
export const $recentTabs = combine($tabs, $recent, $activeKey, (tabs, recent, active) =>
  [...new Set([...recent, ...tabs.map(({ key }) => key)])].flatMap((key) => tabs.filter((tab) => tab.key === key && key !== active)),
)
