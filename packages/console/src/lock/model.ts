import type { SessionUser } from '@jwsk/sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'
import { sessionChanged, sessionEnded } from '../session/model'

/** this many wrong passwords end the session */
export const mostTries = 5

export const lockConfirmed = createEvent<{ readonly password: string }>()
export const unlockSubmitted = createEvent<{ readonly password: string }>()
/** leaving the locked session behind, to sign in anew */
export const lockAbandoned = createEvent()
/** another tab locked, or left the lock */
export const sealChanged = createEvent()

/** `locked`: the tokens lie sealed, and every address leads to the lock page */
export const $lock = createStore<'open' | 'locked'>('open')
/** wrong passwords so far */
export const $tries = createStore(0)

/** encrypts the session under the password and ends it in every tab */
export const sealFx = createEffect<{ readonly password: string }, void>()
/** `ended`: the password was right, but the platform no longer knows the session */
export type Unsealed = { readonly kind: 'user'; readonly user: SessionUser } | { readonly kind: 'wrong' } | { readonly kind: 'ended' }
export const unsealFx = createEffect<{ readonly password: string }, Unsealed>()
export const dropSealFx = createEffect<void, void>()
/** whether a sealed session lies in this browser */
export const readSealFx = createEffect<{ readonly after: 'start' | 'end' | 'change' }, boolean>()

sample({ clock: appStarted, fn: () => ({ after: 'start' as const }), target: readSealFx })
sample({ clock: sessionEnded, fn: () => ({ after: 'end' as const }), target: readSealFx })
sample({ clock: sealChanged, fn: () => ({ after: 'change' as const }), target: readSealFx })
sample({ clock: readSealFx.doneData, fn: (sealed) => (sealed ? ('locked' as const) : ('open' as const)), target: $lock })

// the page is closed at once; sealing takes a moment longer
sample({ clock: lockConfirmed, fn: () => 'locked' as const, target: $lock })
sample({ clock: lockConfirmed, target: sealFx })
sample({ clock: sealFx.fail, fn: () => 'open' as const, target: $lock })

sample({ clock: unlockSubmitted, target: unsealFx })
const unsealed = unsealFx.doneData.filterMap((answer) => (answer.kind === 'user' ? answer.user : undefined))
const passwordRefused = sample({ clock: unsealFx.doneData, filter: ({ kind }) => kind === 'wrong' })
const sessionExpired = sample({ clock: unsealFx.doneData, filter: ({ kind }) => kind === 'ended' })
sample({ clock: unsealed, target: sessionChanged })
sample({ clock: passwordRefused, source: $tries, fn: (tries) => tries + 1, target: $tries })

const triesSpent = sample({ clock: $tries, filter: (tries) => tries >= mostTries })
sample({ clock: [triesSpent, sessionExpired, lockAbandoned], fn: () => undefined, target: dropSealFx })
// a session that came back, from here or by a sign-in in another tab, is what the seal held or replaces it
sample({ clock: sessionChanged, source: sealFx.pending, filter: (sealing) => !sealing, fn: () => undefined, target: dropSealFx })
sample({ clock: dropSealFx.done, fn: () => 'open' as const, target: $lock })
sample({ clock: [dropSealFx.done, lockConfirmed], fn: () => 0, target: $tries })

/** the session ended and is not sealed: nothing of it is kept */
export const sessionLeft = sample({ clock: readSealFx.done, filter: ({ params, result }) => params.after === 'end' && !result })

export const $unlocking = unsealFx.pending
