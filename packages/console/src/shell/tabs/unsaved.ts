import type { UnsavedChanges } from '@jwsk/kit/shell'
import { createEvent, createStore, type Event, type Store, sample } from 'effector'
import { sessionEnded } from '../../auth/session/model'
import type { Tab } from './tab'

interface Report {
  /** Key of the tab. */
  readonly tab: string
  readonly work: UnsavedChanges
}

type UnsavedByTab = Readonly<Record<string, readonly UnsavedChanges[]>>

/** A form in a tab has unsaved changes, or no longer does. */
export const unsavedChangesAdded = createEvent<Report>()
export const unsavedChangesRemoved = createEvent<Report>()
/** Answers to the confirmation that changes will be discarded. */
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

export const $unsavedChanges = createStore<UnsavedByTab>({})
/** Tabs with unsaved changes while the confirmation is open; empty otherwise. */
export const $unsavedTabs = createStore<readonly Tab[]>([])

const withoutTabs = (unsavedByTab: UnsavedByTab, keys: readonly string[]): UnsavedByTab =>
  Object.fromEntries(Object.entries(unsavedByTab).filter(([key]) => !keys.includes(key)))

/** Updates the unsaved changes of one tab; drops those that have been saved. */
function withUnsaved(
  unsavedByTab: UnsavedByTab,
  tab: string,
  change: (own: readonly UnsavedChanges[]) => readonly UnsavedChanges[],
): UnsavedByTab {
  const own = change((unsavedByTab[tab] ?? []).filter((work) => work.hasUnsavedChanges()))
  return own.length > 0 ? { ...unsavedByTab, [tab]: own } : withoutTabs(unsavedByTab, [tab])
}

/** Finds the tabs with unsaved changes, among `keys` if given. */
export const findUnsavedTabs = (unsavedByTab: UnsavedByTab, tabs: readonly Tab[], keys?: readonly string[]): readonly Tab[] =>
  tabs.filter(({ key }) => (keys?.includes(key) ?? true) && unsavedByTab[key]?.some((work) => work.hasUnsavedChanges()))

sample({
  clock: unsavedChangesAdded,
  source: $unsavedChanges,
  fn: (unsavedByTab, { tab, work }) => withUnsaved(unsavedByTab, tab, (own) => [...own, work]),
  target: $unsavedChanges,
})
sample({
  clock: unsavedChangesRemoved,
  source: $unsavedChanges,
  fn: (unsavedByTab, { tab, work }) => withUnsaved(unsavedByTab, tab, (own) => own.filter((one) => one !== work)),
  target: $unsavedChanges,
})
sample({ clock: sessionEnded, fn: () => ({}), target: $unsavedChanges })
sample({
  clock: discardConfirmed,
  source: { unsavedByTab: $unsavedChanges, closing: $unsavedTabs },
  fn: removeClosed,
  target: $unsavedChanges,
})
sample({ clock: [discardConfirmed, discardCancelled, sessionEnded], fn: () => [], target: $unsavedTabs })

function removeClosed({ unsavedByTab, closing }: { readonly unsavedByTab: UnsavedByTab; readonly closing: readonly Tab[] }): UnsavedByTab {
  return withoutTabs(
    unsavedByTab,
    closing.map(({ key }) => key),
  )
}

interface ConfirmationOptions<Payload> {
  readonly request: Event<Payload>
  readonly $tabs: Store<readonly Tab[]>
  /** Keys of the tabs that the request would close. */
  readonly ends: (request: Payload, tabs: readonly Tab[]) => readonly string[]
}

/** Returns an event that repeats the request: at once if no unsaved changes are affected, otherwise after the user confirms. */
export function afterConfirmation<Payload>({ request, $tabs, ends }: ConfirmationOptions<Payload>): Event<Payload> {
  const confirmed = createEvent<Payload>()
  const $waiting = createStore<{ readonly request: Payload } | null>(null)
  const checked = sample({
    clock: request,
    source: { tabs: $tabs, unsavedByTab: $unsavedChanges },
    fn: ({ tabs, unsavedByTab }, payload) => ({ request: payload, losses: findUnsavedTabs(unsavedByTab, tabs, ends(payload, tabs)) }),
  })
  const affected = sample({ clock: checked, filter: ({ losses }) => losses.length > 0 })
  sample({ clock: checked, filter: ({ losses }) => losses.length === 0, fn: ({ request }) => request, target: confirmed })
  sample({ clock: affected, fn: ({ request }) => ({ request }), target: $waiting })
  sample({ clock: affected, fn: ({ losses }) => losses, target: $unsavedTabs })
  const accepted = sample({ clock: discardConfirmed, source: $waiting })
  sample({ clock: accepted.filterMap((waiting) => waiting ?? undefined), fn: ({ request }) => request, target: confirmed })
  sample({ clock: [accepted, discardCancelled, sessionEnded], fn: () => null, target: $waiting })
  return confirmed
}
