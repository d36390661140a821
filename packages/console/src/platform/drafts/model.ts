import type { FormDraft } from '@jwsk/kit/shell'
import type { SessionUser } from '@jwsk/sdk'
import { combine, createEffect, createEvent, createStore, type StoreValue, sample } from 'effector'
import {
  $user,
  remoteSignOutConfirmed,
  remoteSignOutRequested,
  reportUnsavedFx,
  sessionChanged,
  sessionEndStarted,
} from '../../auth/session/model'
import { navigateFx } from '../../shell/navigation/model'
import {
  $activeKey,
  $tabs,
  $unsavedChanges,
  findUnsavedTabs,
  getTabAddress,
  shellOpened,
  type Tab,
  tabsReopened,
} from '../../shell/tabs/model'

/** Unsaved form of a tab, saved when its session ended. */
export interface SavedDraft {
  readonly tab: Tab
  readonly draft: FormDraft
}

interface SavedDrafts {
  /** Tenant and user id; department and role do not matter. */
  readonly owner: string
  readonly drafts: readonly SavedDraft[]
}

/** answers of the user who signed in again */
export const restoreRequested = createEvent()
export const draftsDiscarded = createEvent()
/** a form has restored its draft */
export const draftRestored = createEvent<{ readonly tab: string; readonly place: string }>()

/** listens for sign-outs in other windows, from the first shell on */
export const listenFx = createEffect<void, void>()

const noDrafts: SavedDrafts = { owner: '', drafts: [] }
/** in memory only, discarded with the window */
const $saved = createStore<SavedDrafts>(noDrafts)
const $isSignOutConfirmed = createStore(false)
const $isRestoring = createStore(false)

const getOwnerKey = ({ tenantId, userId }: SessionUser) => `${tenantId} ${userId}`

const $open = combine({ works: $unsavedChanges, tabs: $tabs, user: $user, saved: $saved, isSignOutConfirmed: $isSignOutConfirmed })

function collectDrafts({ works, tabs, user, saved }: StoreValue<typeof $open>): SavedDrafts {
  if (!user) return saved
  const owner = getOwnerKey(user)
  const current = tabs.flatMap((tab) =>
    (works[tab.key] ?? []).flatMap(({ hasUnsavedChanges, getDraft }) =>
      getDraft && hasUnsavedChanges() ? [{ tab, draft: getDraft() }] : [],
    ),
  )
  // earlier drafts that were not restored are kept
  const earlier = saved.owner === owner ? saved.drafts : []
  const isNew = ({ tab, draft }: SavedDraft) => !current.some((one) => one.tab.key === tab.key && one.draft.formKey === draft.formKey)
  return { owner, drafts: [...earlier.filter(isNew), ...current] }
}

sample({
  clock: sessionEndStarted,
  source: $open,
  // a user who signs out on purpose has confirmed the loss
  fn: (open, reason) => (reason === 'signedOut' || open.isSignOutConfirmed ? noDrafts : collectDrafts(open)),
  target: $saved,
})
sample({ clock: remoteSignOutConfirmed, fn: () => true, target: $isSignOutConfirmed })
sample({ clock: sessionChanged, fn: () => false, target: $isSignOutConfirmed })
sample({ clock: sessionEndStarted, fn: () => false, target: $isRestoring })

// another user must neither see the drafts nor learn that they exist
sample({
  clock: sessionChanged,
  source: $saved,
  filter: ({ owner }, user) => owner !== getOwnerKey(user),
  fn: () => noDrafts,
  target: $saved,
})
sample({ clock: draftsDiscarded, fn: () => noDrafts, target: $saved })

sample({ clock: restoreRequested, fn: () => true, target: $isRestoring })
sample({ clock: restoreRequested, source: $saved, fn: ({ drafts }) => drafts.map(({ tab }) => tab), target: tabsReopened })
const tabToOpen = sample({ clock: restoreRequested, source: { saved: $saved, active: $activeKey } }).filterMap(({ saved, active }) =>
  saved.drafts.some(({ tab }) => tab.key === active) ? undefined : saved.drafts[0]?.tab,
)
sample({ clock: tabToOpen, fn: (tab) => ({ to: getTabAddress(tab) }), target: navigateFx })
sample({
  clock: draftRestored,
  source: $saved,
  fn: (saved, { tab, place }) => ({
    ...saved,
    drafts: saved.drafts.filter((one) => one.tab.key !== tab || one.draft.formKey !== place),
  }),
  target: $saved,
})

const $own = combine($saved, $user, ({ owner, drafts }, user) => (user && getOwnerKey(user) === owner ? drafts : []))
/** drafts that the user can restore after signing in again, until they decide */
export const $offered = combine($own, $isRestoring, (drafts, isRestoring) => (isRestoring ? [] : drafts))
/** drafts that the forms restore */
export const $restored = combine($own, $isRestoring, (drafts, isRestoring) => (isRestoring ? drafts : []))

const $listening = createStore(false)
sample({ clock: shellOpened, source: $listening, filter: (listening) => !listening, fn: () => undefined, target: listenFx })
sample({ clock: listenFx.done, fn: () => true, target: $listening })
sample({
  clock: remoteSignOutRequested,
  source: { works: $unsavedChanges, tabs: $tabs },
  filter: ({ works, tabs }) => findUnsavedTabs(works, tabs).length > 0,
  fn: () => undefined,
  target: reportUnsavedFx,
})
