import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { readPageFx } from '../lifecycle/version'
import { switchAccountFx } from '../session/account'
import { clearCacheFx, loadTabsFx, saveTabsFx } from '../tabs/model'
import { loadTabs, saveTabs } from './tab-storage'

async function readPage(): Promise<string> {
  const answer = await globalThis.fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`version: status ${answer.status}`)
  return answer.text()
}

/** Lends storage and client to models that come after the scope was made: with the signed-in part. */
export function equipSignedIn(client: Client): void {
  loadTabsFx.use(({ owner }) => loadTabs(owner))
  saveTabsFx.use(saveTabs)
  clearCacheFx.use(() => client.call(auth.clearCache).then(() => undefined))
  switchAccountFx.use((account) => client.session.refresh(account).then(() => undefined))
  readPageFx.use(readPage)
}
