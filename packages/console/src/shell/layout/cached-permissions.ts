import { createEffect, createEvent, createStore, sample } from 'effector'
import { $user, sessionEnded } from '../../auth/session/model'
import { shellOpened } from '../tabs/model'

/** the platform has sent the permissions of the user */
export const permissionsLoaded = createEvent<ReadonlySet<string>>()

/** cached permissions for the first paint after a reload, until the platform has answered; `null` if none are cached */
export const $cachedPermissions = createStore<ReadonlySet<string> | null>(null)

/** Owner of the permissions; they differ by tenant, user, department and role. */
interface Owned {
  readonly owner: string
}
export const loadPermissionsFx = createEffect<Owned, ReadonlySet<string> | null>()
export const savePermissionsFx = createEffect<Owned & { readonly codes: ReadonlySet<string> }, void>()
export const clearPermissionsFx = createEffect<void, void>()

const $owner = $user.map((user) => (user ? [user.tenantId, user.userId, user.deptId, user.roleId].join(' ') : ''))

sample({ clock: [shellOpened, $owner], source: $owner, fn: () => null, target: $cachedPermissions })
sample({ clock: shellOpened, source: $owner, filter: (owner) => owner !== '', fn: (owner) => ({ owner }), target: loadPermissionsFx })
sample({ clock: loadPermissionsFx.doneData, target: $cachedPermissions })
sample({
  clock: permissionsLoaded,
  source: $owner,
  filter: (owner) => owner !== '',
  fn: (owner, codes) => ({ owner, codes }),
  target: savePermissionsFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: clearPermissionsFx })
