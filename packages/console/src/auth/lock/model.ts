import type { SessionUser } from '@jwsk/sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../../platform/lifecycle/model'
import { sessionChanged, sessionEnded } from '../session/model'

/** number of wrong passwords that ends the session */
export const maxAttempts = 5
/** minimum length in characters; the encrypted session is in browser storage and can be attacked offline */
export const minPasswordLength = 6

export const lockConfirmed = createEvent<{ readonly password: string }>()
export const unlockSubmitted = createEvent<{ readonly password: string }>()
/** discards the locked session to sign in again */
export const lockedSessionDiscarded = createEvent()
/** another tab locked or unlocked the console */
export const lockStateChanged = createEvent()

/** `locked`: the tokens are encrypted, and every URL redirects to the lock page */
export const $lock = createStore<'open' | 'locked'>('open')
/** wrong passwords so far, across tabs and reloads */
export const $failedAttempts = createStore(0)

/** encrypts the session under the password and ends it in every tab */
export const encryptSessionFx = createEffect<{ readonly password: string }, void>()
/** `ended`: the password was right, but the platform no longer knows the session */
export type UnlockResult =
  | { readonly kind: 'user'; readonly user: SessionUser }
  | { readonly kind: 'wrong'; readonly tries: number }
  | { readonly kind: 'ended' }
export const decryptSessionFx = createEffect<{ readonly password: string }, UnlockResult>()
export const clearEncryptedSessionFx = createEffect<void, void>()
/** reads the failed attempts of the encrypted session; `undefined` if none is stored */
export const readFailedAttemptsFx = createEffect<{ readonly after: 'start' | 'end' | 'change' }, number | undefined>()

sample({ clock: appStarted, fn: () => ({ after: 'start' as const }), target: readFailedAttemptsFx })
sample({ clock: sessionEnded, fn: () => ({ after: 'end' as const }), target: readFailedAttemptsFx })
sample({ clock: lockStateChanged, fn: () => ({ after: 'change' as const }), target: readFailedAttemptsFx })
sample({
  clock: readFailedAttemptsFx.doneData,
  fn: (count) => (count === undefined ? ('open' as const) : ('locked' as const)),
  target: $lock,
})
sample({ clock: readFailedAttemptsFx.doneData, fn: (count = 0) => count, target: $failedAttempts })

// lock the page at once; encryption finishes later
sample({ clock: lockConfirmed, fn: () => 'locked' as const, target: $lock })
sample({ clock: lockConfirmed, target: encryptSessionFx })
sample({ clock: encryptSessionFx.fail, fn: () => 'open' as const, target: $lock })

sample({ clock: unlockSubmitted, target: decryptSessionFx })
const unlocked = decryptSessionFx.doneData.filterMap((answer) => (answer.kind === 'user' ? answer.user : undefined))
const passwordRejected = decryptSessionFx.doneData.filterMap((answer) => (answer.kind === 'wrong' ? answer.tries : undefined))
const sessionExpired = sample({ clock: decryptSessionFx.doneData, filter: ({ kind }) => kind === 'ended' })
sample({ clock: unlocked, target: sessionChanged })
sample({ clock: passwordRejected, target: $failedAttempts })

const attemptsExhausted = sample({ clock: $failedAttempts, filter: (count) => count >= maxAttempts })
sample({ clock: [attemptsExhausted, sessionExpired, lockedSessionDiscarded], fn: () => undefined, target: clearEncryptedSessionFx })
// a session that returns, decrypted here or by a sign-in in another tab, makes the encrypted copy obsolete
sample({
  clock: sessionChanged,
  source: encryptSessionFx.pending,
  filter: (isEncrypting) => !isEncrypting,
  fn: () => undefined,
  target: clearEncryptedSessionFx,
})
sample({ clock: clearEncryptedSessionFx.done, fn: () => 'open' as const, target: $lock })
sample({ clock: [clearEncryptedSessionFx.done, lockConfirmed], fn: () => 0, target: $failedAttempts })

// whether this page has had a session since it was loaded
export const $hadSession = createStore(false)
sample({ clock: sessionChanged, fn: () => true, target: $hadSession })

/** reloads the page, because session data would otherwise stay in memory */
export const reloadPageFx = createEffect<void, void>()
const lockedAfterSession = sample({
  clock: readFailedAttemptsFx.done,
  source: $hadSession,
  filter: (hadSession, { params, result }) => hadSession && params.after !== 'start' && result !== undefined,
})
sample({ clock: lockedAfterSession, fn: () => undefined, target: reloadPageFx })

/** the session ended and is not stored encrypted, so its data is discarded */
export const sessionLeft = sample({
  clock: readFailedAttemptsFx.done,
  filter: ({ params, result }) => params.after === 'end' && result === undefined,
})

export const $unlocking = decryptSessionFx.pending
