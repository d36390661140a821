import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { dropPermissionsFx, loadPermissionsFx, savePermissionsFx } from '../../layout/kept-permissions'
import { readPageFx } from '../../lifecycle/version'
import { basePath } from '../../links/base-path'
import { type LogEntry, uploadLogsFx } from '../../logs/model'
import { screenName } from '../../screens/screen-name'
import { type Account, switchAccountFx } from '../../session/account'
import type { Site } from '../../site/model'
import { dropPermissions, loadPermissions, loadTabs, savePermissions, saveTabs } from '../../storage/tab-storage'
import { awaitTurnFx, clearCacheFx, goFx, loadTabsFx, saveTabsFx } from '../../tabs/model'
import { wholePluginHost } from '../plugin-host'
import { startTelemetry } from './telemetry'
import { handleWindowEffects } from './windows'

async function readPage(): Promise<string> {
  const answer = await globalThis.fetch(basePath(), { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`version: status ${answer.status}`)
  return answer.text()
}

const loadOwnTabs = ({ owner }: { readonly owner: string }) => loadTabs(owner)

const loadOwnPermissions = ({ owner }: { readonly owner: string }) => loadPermissions(owner)

const turnTime = 100
const awaitTurn = () => new Promise<void>((done) => setTimeout(done, turnTime))

const runLeave = (leave: { readonly go: () => void }) => leave.go()

/** Gives what comes with the signed-in part its storage and client. */
export function handleSignedInEffects(client: Client, site: Site): void {
  const clearCache = async () => void (await client.call(auth.clearCache))
  const uploadLogs = (entries: readonly LogEntry[]) => client.call(auth.uploadLogs, [...entries])
  const switchAccount = async (account: Account) => void (await client.session.refresh(account))
  loadTabsFx.use(loadOwnTabs)
  saveTabsFx.use(saveTabs)
  loadPermissionsFx.use(loadOwnPermissions)
  savePermissionsFx.use(savePermissions)
  dropPermissionsFx.use(dropPermissions)
  awaitTurnFx.use(awaitTurn)
  goFx.use(runLeave)
  clearCacheFx.use(clearCache)
  uploadLogsFx.use(uploadLogs)
  switchAccountFx.use(switchAccount)
  readPageFx.use(readPage)
  handleWindowEffects()
  const { telemetry } = site
  if (telemetry) startTelemetry(telemetry, (path) => screenName(path, wholePluginHost(site).getSnapshot().registry))
}
