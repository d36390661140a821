import type { UnsavedChanges } from '@jwsk/kit'
import { createEvent, createStore, type Event, type Store, sample } from 'effector'
import { sessionEnded } from '../session/model'
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

const withoutTabs = (works: UnsavedByTab, keys: readonly string[]): UnsavedByTab =>
  Object.fromEntries(Object.entries(works).filter(([key]) => !keys.includes(key)))

/** Updates the unsaved changes of one tab; drops those that have been saved. */
function withWorks(works: UnsavedByTab, tab: string, change: (own: readonly UnsavedChanges[]) => readonly UnsavedChanges[]): UnsavedByTab {
  const own = change((works[tab] ?? []).filter((work) => work.hasUnsavedChanges()))
  return own.length > 0 ? { ...works, [tab]: own } : withoutTabs(works, [tab])
}

/** Finds the tabs with unsaved changes, among `keys` if given. */
export const findUnsavedTabs = (works: UnsavedByTab, tabs: readonly Tab[], keys?: readonly string[]): readonly Tab[] =>
  tabs.filter(({ key }) => (keys?.includes(key) ?? true) && works[key]?.some((work) => work.hasUnsavedChanges()))

sample({
  clock: unsavedChangesAdded,
  source: $unsavedChanges,
  fn: (works, { tab, work }) => withWorks(works, tab, (own) => [...own, work]),
  target: $unsavedChanges,
})
sample({
  clock: unsavedChangesRemoved,
  source: $unsavedChanges,
  fn: (works, { tab, work }) => withWorks(works, tab, (own) => own.filter((one) => one !== work)),
  target: $unsavedChanges,
})
sample({ clock: sessionEnded, fn: () => ({}), target: $unsavedChanges })
sample({ clock: discardConfirmed, source: { works: $unsavedChanges, closing: $unsavedTabs }, fn: keysGone, target: $unsavedChanges })
sample({ clock: [discardConfirmed, discardCancelled, sessionEnded], fn: () => [], target: $unsavedTabs })

function keysGone({ works, closing }: { readonly works: UnsavedByTab; readonly closing: readonly Tab[] }): UnsavedByTab {
  return withoutTabs(
    works,
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
  const granted = createEvent<Payload>()
  const $waiting = createStore<{ readonly request: Payload } | null>(null)
  const weighed = sample({
    clock: request,
    source: { tabs: $tabs, works: $unsavedChanges },
    fn: ({ tabs, works }, payload) => ({ request: payload, losses: findUnsavedTabs(works, tabs, ends(payload, tabs)) }),
  })
  const costly = sample({ clock: weighed, filter: ({ losses }) => losses.length > 0 })
  sample({ clock: weighed, filter: ({ losses }) => losses.length === 0, fn: ({ request }) => request, target: granted })
  sample({ clock: costly, fn: ({ request }) => ({ request }), target: $waiting })
  sample({ clock: costly, fn: ({ losses }) => losses, target: $unsavedTabs })
  const accepted = sample({ clock: discardConfirmed, source: $waiting })
  sample({ clock: accepted.filterMap((waiting) => waiting ?? undefined), fn: ({ request }) => request, target: granted })
  sample({ clock: [accepted, discardCancelled, sessionEnded], fn: () => null, target: $waiting })
  return granted
}
