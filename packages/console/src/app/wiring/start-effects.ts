import type { Client } from '@jwsk/sdk'
import type { BrowserHistory } from '../../links/browser-history'
import { clearEncryptedSessionFx, decryptSessionFx, encryptSessionFx, readFailedAttemptsFx, reloadPageFx } from '../../lock/model'
import { navigateFx } from '../../navigation/model'
import type { LockStore } from '../../storage/lock-store'
import { handleClockEffects } from './clock-effects'
import type { ApplyAppearance } from './document-appearance'
import { handleLogEffects } from './log-effects'
import { handlePreferenceEffects } from './preference-effects'
import { handleSessionEffects } from './session-effects'

interface Parts {
  /** Asked for at each use: the client itself reports to the models. */
  readonly client: () => Client
  readonly address: Pick<BrowserHistory, 'navigate'>
  readonly lock: LockStore
  readonly applyAppearance: ApplyAppearance
}

/** Gives every effect that may run before the sign-in what carries it out. */
export function handleStartEffects({ client, address, lock, applyAppearance }: Parts): void {
  handleClockEffects()
  handlePreferenceEffects(applyAppearance)
  handleLogEffects()
  handleSessionEffects(client)
  readFailedAttemptsFx.use(lock.tries)
  encryptSessionFx.use(lock.lock)
  decryptSessionFx.use(lock.unlock)
  clearEncryptedSessionFx.use(lock.drop)
  // once the screens have made way for the lock: what they hold unsaved would ask first
  reloadPageFx.use(() => void setTimeout(() => location.reload(), 200))
  navigateFx.use(address.navigate)
}
