import type { FormDraft } from '@jwsk/kit'
import type { SessionUser } from '@jwsk/sdk'
import { combine, createEffect, createEvent, createStore, type StoreValue, sample } from 'effector'
import { navigateFx } from '../navigation/model'
import { $user, remoteSignOutConfirmed, remoteSignOutRequested, reportUnsavedFx, sessionChanged, sessionEndStarted } from '../session/model'
import { $activeKey, $tabs, $unsavedChanges, getTabAddress, findUnsavedTabs, shellOpened, type Tab, tabsReopened } from '../tabs/model'

/** What was typed in a tab when its session ended. */
export interface SavedDraft {
  readonly tab: Tab
  readonly draft: FormDraft
}

interface Kept {
  /** Tenant and person, whatever department or role they were. */
  readonly owner: string
  readonly drafts: readonly SavedDraft[]
}

/** the answers of whoever signed in again */
export const restoreRequested = createEvent()
export const draftsDiscarded = createEvent()
/** a form has taken up what was typed in it */
export const draftRestored = createEvent<{ readonly tab: string; readonly place: string }>()

/** hears what other windows are about to do, from the first shell on */
export const listenFx = createEffect<void, void>()

const nothing: Kept = { owner: '', drafts: [] }
/** in this page's memory alone: it goes with the window */
const $kept = createStore<Kept>(nothing)
const $decided = createStore(false)
const $wanted = createStore(false)

const getOwnerKey = ({ tenantId, userId }: SessionUser) => `${tenantId} ${userId}`

const $open = combine({ works: $unsavedChanges, tabs: $tabs, user: $user, kept: $kept, decided: $decided })

function collectDrafts({ works, tabs, user, kept }: StoreValue<typeof $open>): Kept {
  if (!user) return kept
  const owner = getOwnerKey(user)
  const fresh = tabs.flatMap((tab) =>
    (works[tab.key] ?? []).flatMap(({ hasUnsavedChanges, getDraft }) => (getDraft && hasUnsavedChanges() ? [{ tab, draft: getDraft() }] : [])),
  )
  // what nobody took up before waits on
  const before = kept.owner === owner ? kept.drafts : []
  const isNew = ({ tab, draft }: SavedDraft) => !fresh.some((one) => one.tab.key === tab.key && one.draft.formKey === draft.formKey)
  return { owner, drafts: [...before.filter(isNew), ...fresh] }
}

sample({
  clock: sessionEndStarted,
  source: $open,
  // who leaves on purpose was asked about it
  fn: (open, why) => (why === 'signedOut' || open.decided ? nothing : collectDrafts(open)),
  target: $kept,
})
sample({ clock: remoteSignOutConfirmed, fn: () => true, target: $decided })
sample({ clock: sessionChanged, fn: () => false, target: $decided })
sample({ clock: sessionEndStarted, fn: () => false, target: $wanted })

// nobody else may see it, nor learn that it is there
sample({
  clock: sessionChanged,
  source: $kept,
  filter: ({ owner }, user) => owner !== getOwnerKey(user),
  fn: () => nothing,
  target: $kept,
})
sample({ clock: draftsDiscarded, fn: () => nothing, target: $kept })

sample({ clock: restoreRequested, fn: () => true, target: $wanted })
sample({ clock: restoreRequested, source: $kept, fn: ({ drafts }) => drafts.map(({ tab }) => tab), target: tabsReopened })
const elsewhere = sample({ clock: restoreRequested, source: { kept: $kept, active: $activeKey } }).filterMap(({ kept, active }) =>
  kept.drafts.some(({ tab }) => tab.key === active) ? undefined : kept.drafts[0]?.tab,
)
sample({ clock: elsewhere, fn: (tab) => ({ to: getTabAddress(tab) }), target: navigateFx })
sample({
  clock: draftRestored,
  source: $kept,
  fn: (kept, { tab, place }) => ({
    ...kept,
    drafts: kept.drafts.filter((one) => one.tab.key !== tab || one.draft.formKey !== place),
  }),
  target: $kept,
})

const $own = combine($kept, $user, ({ owner, drafts }, user) => (user && getOwnerKey(user) === owner ? drafts : []))
/** what is offered to whoever signed in again, until they answer */
export const $offered = combine($own, $wanted, (drafts, wanted) => (wanted ? [] : drafts))
/** what its forms are to take up */
export const $restored = combine($own, $wanted, (drafts, wanted) => (wanted ? drafts : []))

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
