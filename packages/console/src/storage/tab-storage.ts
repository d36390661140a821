import { isRecord } from '@jwsk/sdk'
import { appKey } from '../links/base-path'
import { readTabs, type Tab } from '../tabs/model'
import { readStored, writeStored } from './browser-storage'

const tabsKey = () => `${appKey()}-tabs`

const ofThisTab = () => sessionStorage

interface StoredTabs {
  readonly owner: string
  readonly tabs: readonly Tab[]
}

/** The tabs that this window kept for their owner. */
export function loadTabs(owner: string): readonly Tab[] {
  const stored = readStored(ofThisTab, tabsKey()) as Partial<StoredTabs> | null // readTabs checks what it holds
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

export const saveTabs = ({ owner, tabs }: StoredTabs) => writeStored(ofThisTab, tabsKey(), { owner, tabs: tabs.map(storedTab) })

const permissionsKey = () => `${appKey()}-permissions`

/** What this window kept of what its owner may do: it decides what is shown for a moment, never what the platform does. */
export function loadPermissions(owner: string): ReadonlySet<string> | null {
  const stored = readStored(ofThisTab, permissionsKey())
  if (!isRecord(stored) || stored.owner !== owner || !isRecord(stored.permission)) return null
  return new Set(Object.entries(stored.permission).flatMap(([code, granted]) => (granted === true ? [code] : [])))
}

export function savePermissions({ owner, codes }: { readonly owner: string; readonly codes: ReadonlySet<string> }) {
  writeStored(ofThisTab, permissionsKey(), { owner, permission: Object.fromEntries([...codes].map((code) => [code, true])) })
}

export function dropPermissions() {
  try {
    sessionStorage.removeItem(permissionsKey())
  } catch {
    // blocked: nothing was kept
  }
}
