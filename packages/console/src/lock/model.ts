import type { SessionUser } from '@jwsk/sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'
import { sessionChanged, sessionEnded } from '../session/model'

/** this many wrong passwords end the session */
export const mostTries = 5
/** what is sealed lies where it can be carried off and tried at leisure */
export const shortestPassword = 6

export const lockConfirmed = createEvent<{ readonly password: string }>()
export const unlockSubmitted = createEvent<{ readonly password: string }>()
/** leaving the locked session behind, to sign in anew */
export const lockAbandoned = createEvent()
/** another tab locked, or left the lock */
export const sealChanged = createEvent()

/** `locked`: the tokens lie sealed, and every address leads to the lock page */
export const $lock = createStore<'open' | 'locked'>('open')
/** wrong passwords so far, in every tab and over every reload */
export const $tries = createStore(0)

/** encrypts the session under the password and ends it in every tab */
export const sealFx = createEffect<{ readonly password: string }, void>()
/** `ended`: the password was right, but the platform no longer knows the session */
export type Unsealed =
  | { readonly kind: 'user'; readonly user: SessionUser }
  | { readonly kind: 'wrong'; readonly tries: number }
  | { readonly kind: 'ended' }
export const unsealFx = createEffect<{ readonly password: string }, Unsealed>()
export const dropSealFx = createEffect<void, void>()
/** how often the sealed session of this browser was tried in vain; nothing where none lies there */
export const readSealFx = createEffect<{ readonly after: 'start' | 'end' | 'change' }, number | undefined>()

sample({ clock: appStarted, fn: () => ({ after: 'start' as const }), target: readSealFx })
sample({ clock: sessionEnded, fn: () => ({ after: 'end' as const }), target: readSealFx })
sample({ clock: sealChanged, fn: () => ({ after: 'change' as const }), target: readSealFx })
sample({ clock: readSealFx.doneData, fn: (tries) => (tries === undefined ? ('open' as const) : ('locked' as const)), target: $lock })
sample({ clock: readSealFx.doneData, fn: (tries = 0) => tries, target: $tries })

// the page is closed at once; sealing takes a moment longer
sample({ clock: lockConfirmed, fn: () => 'locked' as const, target: $lock })
sample({ clock: lockConfirmed, target: sealFx })
sample({ clock: sealFx.fail, fn: () => 'open' as const, target: $lock })

sample({ clock: unlockSubmitted, target: unsealFx })
const unsealed = unsealFx.doneData.filterMap((answer) => (answer.kind === 'user' ? answer.user : undefined))
const passwordRefused = unsealFx.doneData.filterMap((answer) => (answer.kind === 'wrong' ? answer.tries : undefined))
const sessionExpired = sample({ clock: unsealFx.doneData, filter: ({ kind }) => kind === 'ended' })
sample({ clock: unsealed, target: sessionChanged })
sample({ clock: passwordRefused, target: $tries })

const triesSpent = sample({ clock: $tries, filter: (tries) => tries >= mostTries })
sample({ clock: [triesSpent, sessionExpired, lockAbandoned], fn: () => undefined, target: dropSealFx })
// a session that came back, from here or by a sign-in in another tab, is what the seal held or replaces it
sample({ clock: sessionChanged, source: sealFx.pending, filter: (sealing) => !sealing, fn: () => undefined, target: dropSealFx })
sample({ clock: dropSealFx.done, fn: () => 'open' as const, target: $lock })
sample({ clock: [dropSealFx.done, lockConfirmed], fn: () => 0, target: $tries })

// whether this page has seen a session since it began
const $sawSession = createStore(false)
sample({ clock: sessionChanged, fn: () => true, target: $sawSession })

/** begins the page anew: what it held of the session would stay in its memory */
export const startPageAnewFx = createEffect<void, void>()
const sealedAway = sample({
  clock: readSealFx.done,
  source: $sawSession,
  filter: (saw, { params, result }) => saw && params.after !== 'start' && result !== undefined,
})
sample({ clock: sealedAway, fn: () => undefined, target: startPageAnewFx })

/** the session ended and is not sealed: nothing of it is kept */
export const sessionLeft = sample({
  clock: readSealFx.done,
  filter: ({ params, result }) => params.after === 'end' && result === undefined,
})

export const $unlocking = unsealFx.pending
