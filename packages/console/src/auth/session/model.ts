import type { SessionEndReason, SessionUser } from '@jwsk/sdk'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

export { getReturnPath } from './return-path'

/** A sign-in or refresh was stored, in this tab or another one. */
export const sessionChanged = createEvent<SessionUser>()
/** The session is over, and its data is still in the page. */
export const sessionEndStarted = createEvent<SessionEndReason>()
export const sessionEnded = createEvent<SessionEndReason>()
/** The platform rejects the session, with a message that says why; raised before the session ends. */
export const sessionRejected = createEvent<string>()
export const signOutRequested = createEvent()
export const signOutCancelled = createEvent()
export const signOutConfirmed = createEvent()

/** Whether the confirmation of the sign-out is open. */
export const $isSignOutDialogOpen = createStore(false)

export const $user = createStore<SessionUser | null>(null)
/** Reason why the last session ended; null while a session is active. */
export const $ended = createStore<SessionEndReason | null>(null)
/** Message by which the platform ended the last session; `''` if it gave no reason. */
export const $rejection = createStore('')
/** Counter that increases with every change of user, tenant, department or role: data cached in an older epoch is never shown again. */
export const $epoch = createStore(0)

export const signOutFx = createEffect<void, void>()
/** Queries the other windows for unsaved changes. */
export const queryOtherWindowsFx = createEffect<void, boolean>(() => false)
export const $unsavedElsewhere = createStore(false)
/** Notifies the other windows of the sign-out and whether the user confirmed it for them; waits for pending writes. */
export const announceSignOutFx = createEffect<{ readonly confirmed: boolean }, void>(() => undefined)
export const $isSigningOut = combine(announceSignOutFx.pending, signOutFx.pending, (parting, leaving) => parting || leaving)

/** Another window is about to sign out and queries for unsaved changes. */
export const remoteSignOutRequested = createEvent()
export const reportUnsavedFx = createEffect<void, void>()
/** Another window signs out, confirmed by the user. */
export const remoteSignOutConfirmed = createEvent()

/** Whether two sessions grant the same view: same user, tenant, department and role. */
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
sample({ clock: sessionChanged, fn: () => '', target: $rejection })
sample({ clock: sessionRejected, target: $rejection })

sample({ clock: signOutRequested, target: queryOtherWindowsFx })
sample({ clock: queryOtherWindowsFx.finally, fn: (query) => query.status === 'done' && query.result, target: $unsavedElsewhere })
sample({ clock: queryOtherWindowsFx.finally, fn: () => true, target: $isSignOutDialogOpen })
sample({ clock: [signOutCancelled, signOutFx.finally, sessionEnded], fn: () => false, target: $isSignOutDialogOpen })
sample({ clock: signOutConfirmed, source: $unsavedElsewhere, fn: (confirmed) => ({ confirmed }), target: announceSignOutFx })
sample({ clock: announceSignOutFx.finally, fn: () => undefined, target: signOutFx })

sample({ clock: sessionEnded, source: $epoch, fn: (epoch) => epoch + 1, target: $epoch })
sample({ clock: sessionEnded, fn: () => null, target: $user })
sample({ clock: sessionEnded, target: $ended })

export const $signedIn = $user.map((user) => user !== null)
