import type { Client } from '@jwsk/sdk'
import { clearEncryptedSessionFx, decryptSessionFx, encryptSessionFx, readFailedAttemptsFx, reloadPageFx } from '../../auth/lock/model'
import { openLoginPageFx } from '../../auth/session/leave-page'
import type { BrowserHistory } from '../../platform/links/browser-history'
import { loadLogsFx, saveLogsFx } from '../../platform/logs/model'
import { readLogs, writeLogs } from '../../platform/storage/browser-storage'
import type { LockStore } from '../../platform/storage/lock-store'
import { countSignOut } from '../../platform/storage/sign-outs-storage'
import { loginPath, navigateFx } from '../../shell/navigation/model'
import { handleClockEffects } from './clock-effects'
import type { ApplyAppearance } from './document-appearance'
import { handlePreferenceEffects } from './preference-effects'
import { handleSessionEffects } from './session-effects'

interface StartOptions {
  /** Returns the client; a function, because the client is created after the effects that it notifies. */
  readonly client: () => Client
  readonly history: Pick<BrowserHistory, 'push' | 'replace'>
  readonly lock: LockStore
  readonly applyAppearance: ApplyAppearance
}

/** Implements every effect that can run before sign-in. */
export function handleStartEffects({ client, history, lock, applyAppearance }: StartOptions): void {
  handleClockEffects()
  handlePreferenceEffects(applyAppearance)
  loadLogsFx.use(readLogs)
  saveLogsFx.use(writeLogs)
  handleSessionEffects(client)
  readFailedAttemptsFx.use(lock.tries)
  encryptSessionFx.use(lock.lock)
  decryptSessionFx.use(lock.unlock)
  clearEncryptedSessionFx.use(lock.drop)
  // after the lock page has replaced the screens: their unsaved changes would prompt before unloading
  reloadPageFx.use(() => void setTimeout(() => location.reload(), 200))
  // after the screens are gone, for the same reason
  openLoginPageFx.use(() => {
    countSignOut()
    history.replace(loginPath)
    setTimeout(() => location.reload())
  })
  navigateFx.use(({ to }) => history.push(to))
}
