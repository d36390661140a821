import type { SessionEndReason, SessionUser } from '@jwsk/sdk'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

export { getReturnPath } from './return-path'

/** a sign-in or refresh was stored, here or in another tab */
export const sessionChanged = createEvent<SessionUser>()
/** it is over, and what it left is still in the page */
export const sessionEndStarted = createEvent<SessionEndReason>()
export const sessionEnded = createEvent<SessionEndReason>()
export const signOutRequested = createEvent()
export const signOutCancelled = createEvent()
export const signOutConfirmed = createEvent()

/** whether the question before signing out stands open */
export const $isSignOutDialogOpen = createStore(false)

export const $user = createStore<SessionUser | null>(null)
/** why the last session ended; null while one lives */
export const $ended = createStore<SessionEndReason | null>(null)
/** grows with every other person, tenant, department or role: nothing cached under an older one is shown again */
export const $epoch = createStore(0)

export const signOutFx = createEffect<void, void>()
/** the other windows are asked whether they hold something unsaved */
export const queryOtherWindowsFx = createEffect<void, boolean>(() => false)
export const $unsavedElsewhere = createStore(false)
/** the other windows are told whether the person was asked about them, and what is being written is given time to arrive */
export const announceSignOutFx = createEffect<{ readonly asked: boolean }, void>(() => undefined)
export const $isSigningOut = combine(announceSignOutFx.pending, signOutFx.pending, (parting, leaving) => parting || leaving)

/** another window is about to sign out, and is told if that would lose something here */
export const remoteSignOutRequested = createEvent()
export const reportUnsavedFx = createEffect<void, void>()
/** another window signs out, and its person was asked */
export const remoteSignOutConfirmed = createEvent()

/** Whether what one person may see is what the other may see. */
export function isSameIdentity(one: SessionUser | null, other: SessionUser): boolean {
  const keys = ['tenantId', 'userId', 'deptId', 'roleId'] as const
  return one !== null && keys.every((key) => one[key] === other[key])
}

sample({
  clock: sessionChanged,
  source: { user: $user, epoch: $epoch },
  fn: ({ user, epoch }, arrived) => (isSameIdentity(user, arrived) ? epoch : epoch + 1),
  target: $epoch,
})
sample({ clock: sessionChanged, target: $user })
sample({ clock: sessionChanged, fn: () => null, target: $ended })

sample({ clock: signOutRequested, target: queryOtherWindowsFx })
sample({ clock: queryOtherWindowsFx.finally, fn: (asked) => asked.status === 'done' && asked.result, target: $unsavedElsewhere })
sample({ clock: queryOtherWindowsFx.finally, fn: () => true, target: $isSignOutDialogOpen })
sample({ clock: [signOutCancelled, signOutFx.finally, sessionEnded], fn: () => false, target: $isSignOutDialogOpen })
sample({ clock: signOutConfirmed, source: $unsavedElsewhere, fn: (asked) => ({ asked }), target: announceSignOutFx })
sample({ clock: announceSignOutFx.finally, fn: () => undefined, target: signOutFx })

sample({ clock: sessionEnded, source: $epoch, fn: (epoch) => epoch + 1, target: $epoch })
sample({ clock: sessionEnded, fn: () => null, target: $user })
sample({ clock: sessionEnded, target: $ended })

export const $signedIn = $user.map((user) => user !== null)
