import { isRecord } from '@jwsk/sdk'
import { getScreenKey } from '../navigation/model'

/** Opened screen. */
export interface Tab {
  /** Unique per screen and parameters. */
  readonly key: string
  readonly path: string
  /** Query with its `?`: page, filters and sorting of the screen. */
  readonly search: string
  /** Label; `''` if the screen has no name. */
  readonly label: string
  /** Whether it is pinned: pinned tabs come first, and stay open when many close. */
  readonly pinned?: true
  /** Whether its screen stays mounted in any case, or only while it is active. */
  readonly keepAlive?: 'always' | 'never'
}

interface OpenTabs {
  readonly tabs: readonly Tab[]
  /** Key of the active tab, or of the last active one. */
  readonly active: string
  /** Whether the menu contains exactly this address, or another screen with it. */
  readonly isEntry: (address: string) => boolean
}

/**
 * Returns the key of the tab for an address: one per full path. Query parameters that a screen writes into its own address keep
 * its tab.
 */
export function getTabKey(path: string, search: string, { tabs, active, isEntry }: OpenTabs): string {
  const full = getScreenKey(path, search)
  const place = getScreenKey(path, '')
  if (active.replace(/\?.*$/s, '') === place && !isEntry(full)) return active
  if (tabs.some(({ key }) => key === full)) return full
  // back to the query that a tab had when it was left
  return tabs.find((tab) => tab.search === search && getScreenKey(tab.path, '') === place)?.key ?? full
}

export const getTabAddress = (tab: Tab) => tab.path + tab.search

const parseQuery = ({ key }: Tab) => [...new URLSearchParams(key.replace(/^[^?]*/, ''))]

/**
 * Returns the labels of the tabs by key. Tabs of one path with the same label also have the values of the query in which
 * they differ.
 */
export function getTabLabels(tabs: readonly Tab[]): ReadonlyMap<string, string> {
  return new Map(
    tabs.map((tab) => {
      const alike = tabs.filter((other) => other !== tab && other.label === tab.label && other.path === tab.path)
      const isShared = ([name, value]: readonly [string, string]) =>
        alike.every((other) => parseQuery(other).some((pair) => pair[0] === name && pair[1] === value))
      const own = alike.length > 0 ? parseQuery(tab).filter((pair) => !isShared(pair)) : []
      return [tab.key, [tab.label, ...own.map(([, value]) => value)].join(' · ')] as const
    }),
  )
}

/** Inserts or updates a tab; a new one is appended. */
export function upsertTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const known = tabs.find((one) => one.key === tab.key)
  if (!known) return [...tabs, tab]
  const newest: Tab = { ...tab, ...(known.pinned && { pinned: true }) }
  const names = Object.keys({ ...known, ...newest }) as (keyof Tab)[] // keys of both
  if (names.every((name) => known[name] === newest[name])) return tabs
  return tabs.map((one) => (one === known ? newest : one))
}

/** Returns the tab to activate once `key` is closed: the previous one, else the next. */
export function getNeighbourTab(tabs: readonly Tab[], key: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.key === key)
  return tabs[at - 1] ?? tabs[at + 1]
}

const pinnedFirst = (tabs: readonly Tab[]) => [...tabs.filter((tab) => tab.pinned), ...tabs.filter((tab) => !tab.pinned)]

/** Moves a tab within its own group: pinned tabs stay in front. */
export function moveTab(tabs: readonly Tab[], key: string, at: number): readonly Tab[] {
  const tab = tabs.find((one) => one.key === key)
  if (!tab) return tabs
  const others = tabs.filter((one) => one !== tab)
  return pinnedFirst([...others.slice(0, at), tab, ...others.slice(at)])
}

/** Pins or unpins a tab. */
export function togglePin(tabs: readonly Tab[], key: string): readonly Tab[] {
  const turned = ({ pinned, ...tab }: Tab): Tab => (pinned ? tab : { ...tab, pinned: true })
  return pinnedFirst(tabs.map((tab) => (tab.key === key ? turned(tab) : tab)))
}

/** Parses stored tabs; invalid entries are skipped. */
export function parseTabs(stored: unknown): readonly Tab[] {
  if (!Array.isArray(stored)) return []
  const known = stored.filter((one: unknown): one is Tab => {
    if (!isRecord(one)) return false
    const { key, path, search, label, pinned, keepAlive } = one
    const texts = [key, path, search, label].every((value) => typeof value === 'string')
    const marks = (pinned === undefined || pinned === true) && (keepAlive === undefined || keepAlive === 'always' || keepAlive === 'never')
    return texts && marks && String(path).startsWith('/')
  })
  return pinnedFirst(known)
}
