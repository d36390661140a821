import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { clearCacheFx, loadTabsFx, readTabs, saveTabsFx, type Tab } from '../tabs/model'
import { read, write } from './browser-storage'

const tabsKey = 'jwsk-tabs'

const ofThisTab = () => sessionStorage

interface StoredTabs {
  readonly owner: string
  readonly tabs: readonly Tab[]
}

function loadTabs(owner: string): readonly Tab[] {
  const stored = read(ofThisTab, tabsKey) as Partial<StoredTabs> | null // readTabs checks what it holds
  return stored?.owner === owner ? readTabs(stored.tabs) : []
}

/** Lends storage and client to the tabs, whose model comes after the scope was made: with the signed-in part. */
export function equipTabs(client: Client): void {
  loadTabsFx.use(({ owner }) => loadTabs(owner))
  saveTabsFx.use((state) => write(ofThisTab, tabsKey, state))
  clearCacheFx.use(() => client.call(auth.clearCache).then(() => undefined))
}
