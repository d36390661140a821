import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { tenant } from '@jwsk/sdk/system'
import { fork, type Scope } from 'effector'
import { dropSealFx, readSealFx, sealFx, unsealFx } from '../lock/model'
import { type FoundTenant, findTenantFx, loadCaptchaFx, signInFx } from '../login/model'
import { type LogEntry, loadLogsFx, saveLogsFx, uploadLogsFx } from '../logs/model'
import { homePath, navigateFx } from '../navigation/model'
import { dressDocumentFx, loadPreferencesFx, restartHomeFx, savePreferencesFx } from '../preferences/model'
import { signOutFx } from '../session/model'
import { $site, type Site } from '../site/model'
import { readLogs, readPreferences, writeLogs, writePreferences } from './browser-storage'
import type { Dresser } from './dresser'
import type { LockStore } from './lock-store'
import type { Navigator } from './navigator'

export const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

function restartHome() {
  history.replaceState(null, '', homePath)
  location.reload()
}

/** The tenant that this page's own address stands for, if the platform knows it. */
async function tenantOfPage(client: Client): Promise<FoundTenant | null> {
  const { tenantId = '', backgroundUrl = '', ...more } = (await client.call(tenant.info, { domain: location.origin })) ?? {}
  // the contract names no title, some platforms send one
  const { title = '' } = more as { readonly title?: unknown }
  return tenantId === '' ? null : { tenantId, backgroundUrl, title: typeof title === 'string' ? title : '' }
}

interface Parts {
  readonly site: Site
  /** Asked for at each use: the client itself reports to this scope. */
  readonly client: () => Client
  readonly navigator: Navigator
  readonly lock: LockStore
  readonly dress: Dresser
}

/** The state of this page: every effect of the models with what carries it out. */
export function createScope({ site, client, navigator, lock, dress }: Parts): Scope {
  return fork({
    values: [[$site, site]],
    handlers: [
      [loadPreferencesFx, () => ({ stored: readPreferences(), systemMode: systemDark().matches ? 'dark' : 'light' })],
      [savePreferencesFx, writePreferences],
      [dressDocumentFx, dress],
      [restartHomeFx, restartHome],
      [loadLogsFx, readLogs],
      [saveLogsFx, writeLogs],
      [uploadLogsFx, (entries: readonly LogEntry[]) => client().call(auth.uploadLogs, [...entries])],
      [findTenantFx, () => tenantOfPage(client())],
      [loadCaptchaFx, () => client().session.captcha()],
      [
        signInFx,
        (input: Parameters<Client['session']['signIn']>[0]) =>
          client()
            .session.signIn(input)
            .then(() => undefined),
      ],
      [signOutFx, () => client().session.signOut()],
      [readSealFx, lock.isSealed],
      [sealFx, lock.seal],
      [unsealFx, lock.unseal],
      [dropSealFx, lock.drop],
      [navigateFx, navigator.go],
    ],
  })
}
