import { isRecord } from '@jwsk/sdk'
import { parseTabs, type Tab } from '../../shell/tabs/model'
import { getAppKey } from '../links/base-path'
import { readStored, writeStored } from './browser-storage'

const tabsKey = () => `${getAppKey()}-tabs`

const getSessionStorage = () => sessionStorage

interface StoredTabs {
  readonly owner: string
  readonly tabs: readonly Tab[]
}

/** Loads the tabs that this window stored for their owner. */
export function loadTabs(owner: string): readonly Tab[] {
  const stored = readStored(getSessionStorage, tabsKey()) as Partial<StoredTabs> | null // `parseTabs` validates it
  return stored?.owner === owner ? parseTabs(stored.tabs) : []
}

const secrets = ['code', 'state', 'token', 'access_token', 'refresh_token', 'password', 'captcha']

/** Removes credentials from the address of a tab, because they must not be stored. */
function redactTab(tab: Tab): Tab {
  const query = new URLSearchParams(tab.search)
  const found = secrets.filter((name) => query.has(name))
  if (found.length === 0) return tab
  for (const name of found) query.delete(name)
  return { ...tab, search: query.size > 0 ? `?${query}` : '' }
}

export const saveTabs = ({ owner, tabs }: StoredTabs) => writeStored(getSessionStorage, tabsKey(), { owner, tabs: tabs.map(redactTab) })

const permissionsKey = () => `${getAppKey()}-permissions`

/** Loads the permissions that this window stored for their owner: they decide only what is rendered until the platform responds. */
export function loadPermissions(owner: string): ReadonlySet<string> | null {
  const stored = readStored(getSessionStorage, permissionsKey())
  if (!isRecord(stored) || stored.owner !== owner || !isRecord(stored.permission)) return null
  return new Set(Object.entries(stored.permission).flatMap(([code, granted]) => (granted === true ? [code] : [])))
}

export function savePermissions({ owner, codes }: { readonly owner: string; readonly codes: ReadonlySet<string> }) {
  writeStored(getSessionStorage, permissionsKey(), { owner, permission: Object.fromEntries([...codes].map((code) => [code, true])) })
}

export function removePermissions() {
  try {
    sessionStorage.removeItem(permissionsKey())
  } catch {
    // storage is blocked: nothing was stored
  }
}
