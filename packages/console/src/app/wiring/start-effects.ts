import type { Client } from '@jwsk/sdk'
import { clearEncryptedSessionFx, decryptSessionFx, encryptSessionFx, readFailedAttemptsFx, reloadPageFx } from '../../auth/lock/model'
import type { BrowserHistory } from '../../platform/links/browser-history'
import type { LockStore } from '../../platform/storage/lock-store'
import { navigateFx } from '../../shell/navigation/model'
import { handleClockEffects } from './clock-effects'
import type { ApplyAppearance } from './document-appearance'
import { handleLogEffects } from './log-effects'
import { handlePreferenceEffects } from './preference-effects'
import { handleSessionEffects } from './session-effects'

interface StartOptions {
  /** Returns the client; a function, because the client is created after the effects that it notifies. */
  readonly client: () => Client
  readonly address: Pick<BrowserHistory, 'navigate'>
  readonly lock: LockStore
  readonly applyAppearance: ApplyAppearance
}

/** Implements every effect that can run before sign-in. */
export function handleStartEffects({ client, address, lock, applyAppearance }: StartOptions): void {
  handleClockEffects()
  handlePreferenceEffects(applyAppearance)
  handleLogEffects()
  handleSessionEffects(client)
  readFailedAttemptsFx.use(lock.tries)
  encryptSessionFx.use(lock.lock)
  decryptSessionFx.use(lock.unlock)
  clearEncryptedSessionFx.use(lock.drop)
  // after the lock page has replaced the screens: their unsaved changes would prompt before unloading
  reloadPageFx.use(() => void setTimeout(() => location.reload(), 200))
  navigateFx.use(address.navigate)
}
