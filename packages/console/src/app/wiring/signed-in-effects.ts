import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { type AccountContext, switchAccountFx } from '../../auth/session/account'
import { readPageFx } from '../../platform/lifecycle/version'
import { getBasePath } from '../../platform/links/base-path'
import { type LogEntry, uploadLogsFx } from '../../platform/logs/model'
import type { Site } from '../../platform/site/model'
import { loadPermissions, loadTabs, removePermissions, savePermissions, saveTabs } from '../../platform/storage/tab-storage'
import { clearPermissionsFx, loadPermissionsFx, savePermissionsFx } from '../../shell/layout/cached-permissions'
import { getScreenName } from '../../shell/screens/screen-name'
import { clearCacheFx, loadTabsFx, proceedFx, saveTabsFx } from '../../shell/tabs/model'
import { getFullPluginHost } from '../plugin-host'
import { handleWindowEffects } from './other-windows'
import { startTelemetry } from './telemetry'

async function readPage(): Promise<string> {
  const response = await globalThis.fetch(getBasePath(), { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`version: status ${response.status}`)
  return response.text()
}

const loadTabsOfOwner = ({ owner }: { readonly owner: string }) => loadTabs(owner)

const loadPermissionsOfOwner = ({ owner }: { readonly owner: string }) => loadPermissions(owner)

const runLeaveAction = (leave: { readonly go: () => void }) => leave.go()

/** Implements the effects that need a session, with storage and client. */
export function handleSignedInEffects(client: Client, site: Site): void {
  const clearCache = async () => void (await client.call(auth.clearCache))
  const uploadLogs = (entries: readonly LogEntry[]) => client.call(auth.uploadLogs, [...entries])
  const switchAccount = async (account: AccountContext) => void (await client.session.refresh(account))
  loadTabsFx.use(loadTabsOfOwner)
  saveTabsFx.use(saveTabs)
  loadPermissionsFx.use(loadPermissionsOfOwner)
  savePermissionsFx.use(savePermissions)
  clearPermissionsFx.use(removePermissions)
  proceedFx.use(runLeaveAction)
  clearCacheFx.use(clearCache)
  uploadLogsFx.use(uploadLogs)
  switchAccountFx.use(switchAccount)
  readPageFx.use(readPage)
  handleWindowEffects()
  const { telemetry } = site
  if (telemetry) startTelemetry(telemetry, (path) => getScreenName(path, getFullPluginHost(site).getSnapshot().registry))
}
