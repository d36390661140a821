import { isRecord } from '@jwsk/sdk'
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
}

/** parameters that make it another screen; all others are the state of one */
const identity = ['tableName', 'tableKey', 'url']

export function tabKey(address: string, search: string): string {
  const path = address.replace(/(?<=[^/]|^\/)\/+$/, '')
  const params = new URLSearchParams(search)
  const own = identity.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  return own.length > 0 ? `${path}?${new URLSearchParams(own)}` : path
}

export const addressOf = (tab: Tab) => tab.path + tab.search

/** The list with the tab in its newest state, at the end where it is new. */
export function withTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const known = tabs.find((one) => one.key === tab.key)
  if (!known) return [...tabs, tab]
  const newest: Tab = { ...tab, ...(known.pinned && { pinned: true }) }
  return tabs.map((one) => (one === known ? newest : one))
}

/** Which tab shows once `key` is gone: the one before it, else the one after. */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.key === key)
  return tabs[at - 1] ?? tabs[at + 1]
}

const pinnedFirst = (tabs: readonly Tab[]) => [...tabs.filter((tab) => tab.pinned), ...tabs.filter((tab) => !tab.pinned)]

/** The list with the tab at a place among those of its own sort: a pinned one never leaves the front. */
export function withPlace(tabs: readonly Tab[], key: string, at: number): readonly Tab[] {
  const tab = tabs.find((one) => one.key === key)
  if (!tab) return tabs
  const others = tabs.filter((one) => one !== tab)
  return pinnedFirst([...others.slice(0, at), tab, ...others.slice(at)])
}

/** The list with the tab pinned, or loose again where it was pinned. */
export function withPin(tabs: readonly Tab[], key: string): readonly Tab[] {
  const turned = ({ pinned, ...tab }: Tab): Tab => (pinned ? tab : { ...tab, pinned: true })
  return pinnedFirst(tabs.map((tab) => (tab.key === key ? turned(tab) : tab)))
}

/** Reads what a storage held; anything else counts as no tab. */
export function readTabs(stored: unknown): readonly Tab[] {
  if (!Array.isArray(stored)) return []
  const known = stored.filter((one: unknown): one is Tab => {
    if (!isRecord(one)) return false
    const { key, path, search, label, pinned } = one
    const texts = [key, path, search, label].every((value) => typeof value === 'string')
    return texts && String(path).startsWith('/') && (pinned === undefined || pinned === true)
  })
  return pinnedFirst(known)
}
