import { readTabs, type Tab } from '../tabs/model'
import { readStored, writeStored } from './browser-storage'

const tabsKey = 'jwsk-tabs'

const ofThisTab = () => sessionStorage

interface StoredTabs {
  readonly owner: string
  readonly tabs: readonly Tab[]
}

/** The tabs that this window kept for their owner. */
export function loadTabs(owner: string): readonly Tab[] {
  const stored = readStored(ofThisTab, tabsKey) as Partial<StoredTabs> | null // readTabs checks what it holds
  return stored?.owner === owner ? readTabs(stored.tabs) : []
}

const secrets = ['code', 'state', 'token', 'access_token', 'refresh_token', 'password', 'captcha']

/** What proves who somebody is may stand in an address for a moment, and is not for keeping. */
function storedTab(tab: Tab): Tab {
  const query = new URLSearchParams(tab.search)
  const found = secrets.filter((name) => query.has(name))
  if (found.length === 0) return tab
  for (const name of found) query.delete(name)
  return { ...tab, search: query.size > 0 ? `?${query}` : '' }
}

export const saveTabs = ({ owner, tabs }: StoredTabs) => writeStored(ofThisTab, tabsKey, { owner, tabs: tabs.map(storedTab) })
