import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $ended, $epoch, $signedIn, $user, sessionChanged, sessionEnded, signOutConfirmed, signOutFx } from './model'

const person: SessionUser = {
  userId: '1123598821738675201',
  tenantId: '000000',
  account: 'admin',
  realName: '管理员',
  nickName: '管理员',
  avatar: '',
  deptId: '1',
  roleId: '1',
  oauthId: '',
  roles: ['administrator'],
  userType: 'web',
}

describe('the session', () => {
  // spec 3.10
  it('stores the signed-in user', async () => {
    const scope = fork()
    await allSettled(sessionChanged, { scope, params: person })
    expect(scope.getState($user)).toEqual(person)
    expect(scope.getState($signedIn)).toBe(true)
  })

  it('keeps its epoch over a refresh', async () => {
    const scope = fork()
    await allSettled(sessionChanged, { scope, params: person })
    await allSettled(sessionChanged, { scope, params: { ...person, realName: '改名' } })
    expect(scope.getState($epoch)).toBe(1)
  })

  it.each(['tenantId', 'userId', 'deptId', 'roleId'] as const)('starts a new epoch with another %s', async (key) => {
    const scope = fork()
    await allSettled(sessionChanged, { scope, params: person })
    await allSettled(sessionChanged, { scope, params: { ...person, [key]: '9' } })
    expect(scope.getState($epoch)).toBe(2)
  })

  it('clears the user and keeps the reason until the next sign-in', async () => {
    const scope = fork()
    await allSettled(sessionChanged, { scope, params: person })
    await allSettled(sessionEnded, { scope, params: 'expired' })
    expect([scope.getState($user), scope.getState($ended), scope.getState($epoch)]).toEqual([null, 'expired', 2])
    await allSettled(sessionChanged, { scope, params: person })
    expect(scope.getState($ended)).toBeNull()
  })

  it('signs out once the user confirms', async () => {
    const signOut = vi.fn()
    const scope = fork({ handlers: [[signOutFx, signOut]] })
    await allSettled(signOutConfirmed, { scope })
    expect(signOut).toHaveBeenCalledTimes(1)
  })
})
