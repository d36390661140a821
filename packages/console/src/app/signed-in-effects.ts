import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { readPageFx } from '../lifecycle/version'
import { switchAccountFx } from '../session/account'
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

async function readPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`version: status ${answer.status}`)
  return answer.text()
}

/** Lends storage and client to models that come after the scope was made: with the signed-in part. */
export function equipSignedIn(client: Client): void {
  loadTabsFx.use(({ owner }) => loadTabs(owner))
  saveTabsFx.use((state) => write(ofThisTab, tabsKey, state))
  clearCacheFx.use(() => client.call(auth.clearCache).then(() => undefined))
  switchAccountFx.use((account) => client.session.refresh(account).then(() => undefined))
  readPageFx.use(readPage)
}
