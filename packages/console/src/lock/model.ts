import type { SessionUser } from '@jwsk/sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'
import { sessionChanged, sessionEnded } from '../session/model'

/** this many wrong passwords end the session */
export const maxAttempts = 5
/** what is sealed lies where it can be carried off and tried at leisure */
export const minPasswordLength = 6

export const lockConfirmed = createEvent<{ readonly password: string }>()
export const unlockSubmitted = createEvent<{ readonly password: string }>()
/** leaving the locked session behind, to sign in anew */
export const lockedSessionDiscarded = createEvent()
/** another tab locked, or left the lock */
export const lockStateChanged = createEvent()

/** `locked`: the tokens lie sealed, and every address leads to the lock page */
export const $lock = createStore<'open' | 'locked'>('open')
/** wrong passwords so far, in every tab and over every reload */
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
/** how often the sealed session of this browser was tried in vain; nothing where none lies there */
export const readFailedAttemptsFx = createEffect<{ readonly after: 'start' | 'end' | 'change' }, number | undefined>()

sample({ clock: appStarted, fn: () => ({ after: 'start' as const }), target: readFailedAttemptsFx })
sample({ clock: sessionEnded, fn: () => ({ after: 'end' as const }), target: readFailedAttemptsFx })
sample({ clock: lockStateChanged, fn: () => ({ after: 'change' as const }), target: readFailedAttemptsFx })
sample({ clock: readFailedAttemptsFx.doneData, fn: (tries) => (tries === undefined ? ('open' as const) : ('locked' as const)), target: $lock })
sample({ clock: readFailedAttemptsFx.doneData, fn: (tries = 0) => tries, target: $failedAttempts })

// the page is closed at once; sealing takes a moment longer
sample({ clock: lockConfirmed, fn: () => 'locked' as const, target: $lock })
sample({ clock: lockConfirmed, target: encryptSessionFx })
sample({ clock: encryptSessionFx.fail, fn: () => 'open' as const, target: $lock })

sample({ clock: unlockSubmitted, target: decryptSessionFx })
const unsealed = decryptSessionFx.doneData.filterMap((answer) => (answer.kind === 'user' ? answer.user : undefined))
const passwordRefused = decryptSessionFx.doneData.filterMap((answer) => (answer.kind === 'wrong' ? answer.tries : undefined))
const sessionExpired = sample({ clock: decryptSessionFx.doneData, filter: ({ kind }) => kind === 'ended' })
sample({ clock: unsealed, target: sessionChanged })
sample({ clock: passwordRefused, target: $failedAttempts })

const triesSpent = sample({ clock: $failedAttempts, filter: (tries) => tries >= maxAttempts })
sample({ clock: [triesSpent, sessionExpired, lockedSessionDiscarded], fn: () => undefined, target: clearEncryptedSessionFx })
// a session that came back, from here or by a sign-in in another tab, is what the seal held or replaces it
sample({ clock: sessionChanged, source: encryptSessionFx.pending, filter: (sealing) => !sealing, fn: () => undefined, target: clearEncryptedSessionFx })
sample({ clock: clearEncryptedSessionFx.done, fn: () => 'open' as const, target: $lock })
sample({ clock: [clearEncryptedSessionFx.done, lockConfirmed], fn: () => 0, target: $failedAttempts })

// whether this page has seen a session since it began
const $sawSession = createStore(false)
sample({ clock: sessionChanged, fn: () => true, target: $sawSession })

/** begins the page anew: what it held of the session would stay in its memory */
export const reloadPageFx = createEffect<void, void>()
const sealedAway = sample({
  clock: readFailedAttemptsFx.done,
  source: $sawSession,
  filter: (saw, { params, result }) => saw && params.after !== 'start' && result !== undefined,
})
sample({ clock: sealedAway, fn: () => undefined, target: reloadPageFx })

/** the session ended and is not sealed: nothing of it is kept */
export const sessionLeft = sample({
  clock: readFailedAttemptsFx.done,
  filter: ({ params, result }) => params.after === 'end' && result === undefined,
})

export const $unlocking = decryptSessionFx.pending
