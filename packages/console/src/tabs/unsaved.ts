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

/** a form in a tab holds what was not saved, or no longer does */
export const unsavedChangesAdded = createEvent<Report>()
export const unsavedChangesRemoved = createEvent<Report>()
/** the answers to the question that stands before a loss */
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

export const $unsavedChanges = createStore<UnsavedByTab>({})
/** the tabs that would lose something, while the person is asked; none where nothing is asked */
export const $unsavedTabs = createStore<readonly Tab[]>([])

const withoutTabs = (works: UnsavedByTab, keys: readonly string[]): UnsavedByTab =>
  Object.fromEntries(Object.entries(works).filter(([key]) => !keys.includes(key)))

/** One tab's works in a newer state; what can no longer be lost is dropped on the way. */
function withWorks(works: UnsavedByTab, tab: string, change: (own: readonly UnsavedChanges[]) => readonly UnsavedChanges[]): UnsavedByTab {
  const own = change((works[tab] ?? []).filter((work) => work.hasUnsavedChanges()))
  return own.length > 0 ? { ...works, [tab]: own } : withoutTabs(works, [tab])
}

/** The tabs, among the keys where given, that would lose something now. */
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
sample({ clock: discardConfirmed, source: { works: $unsavedChanges, lost: $unsavedTabs }, fn: keysGone, target: $unsavedChanges })
sample({ clock: [discardConfirmed, discardCancelled, sessionEnded], fn: () => [], target: $unsavedTabs })

function keysGone({ works, lost }: { readonly works: UnsavedByTab; readonly lost: readonly Tab[] }): UnsavedByTab {
  return withoutTabs(
    works,
    lost.map(({ key }) => key),
  )
}

interface ConfirmationOptions<Wish> {
  readonly wish: Event<Wish>
  readonly $tabs: Store<readonly Tab[]>
  /** Keys of the tabs that the wish would end. */
  readonly ends: (wish: Wish, tabs: readonly Tab[]) => readonly string[]
}

/** The wish itself where it costs nothing, else once the person accepts the loss. */
export function afterConfirmation<Wish>({ wish, $tabs, ends }: ConfirmationOptions<Wish>): Event<Wish> {
  const granted = createEvent<Wish>()
  const $waiting = createStore<{ readonly wish: Wish } | null>(null)
  const weighed = sample({
    clock: wish,
    source: { tabs: $tabs, works: $unsavedChanges },
    fn: ({ tabs, works }, wanted) => ({ wish: wanted, losses: findUnsavedTabs(works, tabs, ends(wanted, tabs)) }),
  })
  const costly = sample({ clock: weighed, filter: ({ losses }) => losses.length > 0 })
  sample({ clock: weighed, filter: ({ losses }) => losses.length === 0, fn: ({ wish }) => wish, target: granted })
  sample({ clock: costly, fn: ({ wish }) => ({ wish }), target: $waiting })
  sample({ clock: costly, fn: ({ losses }) => losses, target: $unsavedTabs })
  const accepted = sample({ clock: discardConfirmed, source: $waiting })
  sample({ clock: accepted.filterMap((waiting) => waiting ?? undefined), fn: ({ wish }) => wish, target: granted })
  sample({ clock: [accepted, discardCancelled, sessionEnded], fn: () => null, target: $waiting })
  return granted
}
