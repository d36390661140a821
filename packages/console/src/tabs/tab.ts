import { isRecord } from '@jwsk/sdk'
import { getScreenKey } from '../navigation/model'

/** One opened screen. */
export interface Tab {
  /** The same screen with other parameters is another tab. */
  readonly key: string
  readonly path: string
  /** With its `?`: page, filters and sort of the screen. */
  readonly search: string
  /** Empty where the screen has no name of its own. */
  readonly label: string
  /** It stands before the others, and closing many leaves it open. */
  readonly pinned?: true
  /** Whether its screen stays mounted whatever is opened, or only while it is looked at. */
  readonly keepAlive?: 'always' | 'never'
}

interface OpenTabs {
  readonly tabs: readonly Tab[]
  /** Of the tab on screen, or of the one that was there last. */
  readonly active: string
  /** Whether the menu leads to exactly this address, or to another screen by it. */
  readonly isEntry: (address: string) => boolean
}

/** The tab of an address: one for each full path. What a screen writes into its own address stays in its tab. */
export function getTabKey(path: string, search: string, { tabs, active, isEntry }: OpenTabs): string {
  const full = getScreenKey(path, search)
  const place = getScreenKey(path, '')
  if (active.replace(/\?.*$/s, '') === place && !isEntry(full)) return active
  if (tabs.some(({ key }) => key === full)) return full
  // back to what a tab showed when it was left
  return tabs.find((tab) => tab.search === search && getScreenKey(tab.path, '') === place)?.key ?? full
}

export const getTabAddress = (tab: Tab) => tab.path + tab.search

/** The list with the tab in its newest state, at the end where it is new. */
export function upsertTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const known = tabs.find((one) => one.key === tab.key)
  if (!known) return [...tabs, tab]
  const newest: Tab = { ...tab, ...(known.pinned && { pinned: true }) }
  const names = Object.keys({ ...known, ...newest }) as (keyof Tab)[] // of both
  if (names.every((name) => known[name] === newest[name])) return tabs
  return tabs.map((one) => (one === known ? newest : one))
}

/** Which tab shows once `key` is gone: the one before it, else the one after. */
export function getNeighbourTab(tabs: readonly Tab[], key: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.key === key)
  return tabs[at - 1] ?? tabs[at + 1]
}

const pinnedFirst = (tabs: readonly Tab[]) => [...tabs.filter((tab) => tab.pinned), ...tabs.filter((tab) => !tab.pinned)]

/** The list with the tab at a place among those of its own sort: a pinned one never leaves the front. */
export function moveTab(tabs: readonly Tab[], key: string, at: number): readonly Tab[] {
  const tab = tabs.find((one) => one.key === key)
  if (!tab) return tabs
  const others = tabs.filter((one) => one !== tab)
  return pinnedFirst([...others.slice(0, at), tab, ...others.slice(at)])
}

/** The list with the tab pinned, or loose again where it was pinned. */
export function togglePin(tabs: readonly Tab[], key: string): readonly Tab[] {
  const turned = ({ pinned, ...tab }: Tab): Tab => (pinned ? tab : { ...tab, pinned: true })
  return pinnedFirst(tabs.map((tab) => (tab.key === key ? turned(tab) : tab)))
}

/** Reads what a storage held; anything else counts as no tab. */
export function parseTabs(stored: unknown): readonly Tab[] {
  if (!Array.isArray(stored)) return []
  const known = stored.filter((one: unknown): one is Tab => {
    if (!isRecord(one)) return false
    const { key, path, search, label, pinned, keep } = one
    const texts = [key, path, search, label].every((value) => typeof value === 'string')
    const marks = (pinned === undefined || pinned === true) && (keep === undefined || keep === 'always' || keep === 'never')
    return texts && marks && String(path).startsWith('/')
  })
  return pinnedFirst(known)
}
