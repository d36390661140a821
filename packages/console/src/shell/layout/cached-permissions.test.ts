import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLoginPageFx } from '../../auth/session/leave-page'
import { sessionChanged, sessionEnded } from '../../auth/session/model'
import { loadPermissions, removePermissions, savePermissions } from '../../platform/storage/tab-storage'
import { shellOpened } from '../tabs/model'
import { $cachedPermissions, clearPermissionsFx, loadPermissionsFx, permissionsLoaded, savePermissionsFx } from './cached-permissions'

const sessionUser = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the model reads no other field

async function openShell(user = sessionUser) {
  const scope = fork({
    handlers: [
      [openLoginPageFx, () => undefined],
      [loadPermissionsFx, ({ owner }: { owner: string }) => loadPermissions(owner)],
      [savePermissionsFx, savePermissions],
      [clearPermissionsFx, removePermissions],
    ],
  })
  await allSettled(sessionChanged, { scope, params: user })
  await allSettled(shellOpened, { scope })
  return scope
}

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

// spec 3.13
test('H45 the permissions are cached per user, tenant, department and role', async () => {
  const scope = await openShell()
  expect(scope.getState($cachedPermissions)).toBeNull()
  await allSettled(permissionsLoaded, { scope, params: new Set(['user_add', 'constructor']) })
  expect(JSON.parse(stored.get('jwsk-permissions') ?? '')).toMatchObject({ permission: { user_add: true, constructor: true } })
  expect((await openShell()).getState($cachedPermissions)).toEqual(new Set(['user_add', 'constructor']))
  for (const other of [{ userId: '2' }, { tenantId: '100001' }, { roleId: '2' }, { deptId: '2' }])
    expect((await openShell({ ...sessionUser, ...other })).getState($cachedPermissions)).toBeNull()
})

// spec 4.4
test('H45 the permissions are removed when the session ends', async () => {
  const scope = await openShell()
  await allSettled(permissionsLoaded, { scope, params: new Set(['user_add']) })
  await allSettled(sessionEnded, { scope, params: 'signedOut' })
  expect(stored.has('jwsk-permissions')).toBe(false)
  expect((await openShell()).getState($cachedPermissions)).toBeNull()
})

test('H45 an invalid cache grants nothing', async () => {
  for (const permission of [{ user_add: 'true', user_edit: 1 }, ['user_add'], null]) {
    stored.set('jwsk-permissions', JSON.stringify({ owner: '000000 1 1 1', permission }))
    expect([...((await openShell()).getState($cachedPermissions) ?? [])]).toEqual([])
  }
})
