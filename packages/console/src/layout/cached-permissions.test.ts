import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionChanged, sessionEnded } from '../session/model'
import { removePermissions, loadPermissions, savePermissions } from '../storage/tab-storage'
import { shellOpened } from '../tabs/model'
import { $cachedPermissions, clearPermissionsFx, loadPermissionsFx, permissionsLoaded, savePermissionsFx } from './cached-permissions'

const person = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the model reads no other field

async function opened(user = person) {
  const scope = fork({
    handlers: [
      [loadPermissionsFx, ({ owner }: { owner: string }) => loadPermissions(owner)],
      [savePermissionsFx, savePermissions],
      [clearPermissionsFx, removePermissions],
    ],
  })
  await allSettled(sessionChanged, { scope, params: user })
  await allSettled(shellOpened, { scope })
  return scope
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

// spec 3.13
test('H45 the permissions of the window serve its next start, for the same person, department and role alone', async () => {
  const scope = await opened()
  expect(scope.getState($cachedPermissions)).toBeNull()
  await allSettled(permissionsLoaded, { scope, params: new Set(['user_add', 'constructor']) })
  expect((await opened()).getState($cachedPermissions)).toEqual(new Set(['user_add', 'constructor']))
  for (const other of [{ userId: '2' }, { tenantId: '100001' }, { roleId: '2' }, { deptId: '2' }])
    expect((await opened({ ...person, ...other })).getState($cachedPermissions)).toBeNull()
})

test('H45 they go with the session', async () => {
  const scope = await opened()
  await allSettled(permissionsLoaded, { scope, params: new Set(['user_add']) })
  await allSettled(sessionEnded, { scope, params: 'signedOut' })
  expect(kept.size).toBe(0)
  expect((await opened()).getState($cachedPermissions)).toBeNull()
})

test('H45 what something else wrote there grants nothing', async () => {
  for (const permission of [{ user_add: 'true', user_edit: 1 }, ['user_add'], null]) {
    kept.set('jwsk-permissions', JSON.stringify({ owner: '000000 1 1 1', permission }))
    expect([...((await opened()).getState($cachedPermissions) ?? [])]).toEqual([])
  }
})
