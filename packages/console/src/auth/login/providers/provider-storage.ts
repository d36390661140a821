import { getAppKey } from '../../../platform/links/base-path'
import { readStored, writeStored } from '../../../platform/storage/browser-storage'

const getLocalStorage = () => localStorage
const getSessionStorage = () => sessionStorage

const lastUsedKey = () => `${getAppKey()}-last-provider`
const signedOutKey = () => `${getAppKey()}-silent-off`
const attemptKey = () => `${getAppKey()}-silent-attempt`

/** Returns the source of the identity provider that this browser used last; `''` if there is none. */
export function readLastUsedProvider(): string {
  const stored = readStored(getLocalStorage, lastUsedKey())
  return typeof stored === 'string' ? stored : ''
}

/** Stores the identity provider of a sign-in; silent sign-ins are allowed again. */
export function storeUsedProvider(source: string): void {
  writeStored(getLocalStorage, lastUsedKey(), source)
  writeStored(getLocalStorage, signedOutKey(), null)
  endSilentAttempt('succeeded')
}

/** Prevents silent sign-ins in this browser until the user signs in with a provider. */
export const forbidSilentSignIn = () => writeStored(getLocalStorage, signedOutKey(), true)

/**
 * Starts the only silent sign-in of this tab. Returns `false` if there was one before, if the user has signed out, or if
 * the storage that prevents a loop is blocked.
 */
export function claimSilentAttempt(): boolean {
  if (readStored(getLocalStorage, signedOutKey()) !== null || readStored(getSessionStorage, attemptKey()) !== null) return false
  writeStored(getSessionStorage, attemptKey(), 'started')
  return isSilentAttempt('started')
}

/** Whether the silent sign-in of this tab is in this state. */
export const isSilentAttempt = (state: 'started' | 'failed') => readStored(getSessionStorage, attemptKey()) === state

/** Records how the silent sign-in of this tab ended; does nothing unless one is in progress. */
export function endSilentAttempt(state: 'succeeded' | 'failed' | 'abandoned'): void {
  if (isSilentAttempt('started')) writeStored(getSessionStorage, attemptKey(), state)
}
