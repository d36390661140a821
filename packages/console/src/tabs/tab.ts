/** One opened screen. */
export interface Tab {
  /** The same screen with other parameters is another tab. */
  readonly key: string
  readonly path: string
  /** With its `?`: page, filters and sort of the screen. */
  readonly search: string
  /** Empty where the screen has no name of its own. */
  readonly label: string
}

/** parameters that make it another screen; all others are the state of one */
const identity = ['tableName', 'tableKey', 'url']

export function tabKey(path: string, search: string): string {
  const params = new URLSearchParams(search)
  const own = identity.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  return own.length > 0 ? `${path}?${new URLSearchParams(own)}` : path
}

export const addressOf = (tab: Tab) => tab.path + tab.search

/** The list with the tab in its newest state, at the end where it is new. */
export function withTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  return tabs.some((one) => one.key === tab.key) ? tabs.map((one) => (one.key === tab.key ? tab : one)) : [...tabs, tab]
}

/** Which tab shows once `key` is gone: the one before it, else the one after. */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.key === key)
  return tabs[at - 1] ?? tabs[at + 1]
}

/** Reads what a storage held; anything else counts as no tab. */
export function readTabs(stored: unknown): readonly Tab[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((one: unknown): one is Tab => {
    if (typeof one !== 'object' || one === null) return false
    const tab = one as Partial<Record<keyof Tab, unknown>> // every field is tested next
    const texts = [tab.key, tab.path, tab.search, tab.label].every((value) => typeof value === 'string')
    return texts && String(tab.path).startsWith('/')
  })
}
