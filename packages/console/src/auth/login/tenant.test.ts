import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $site, defaultSite } from '../../platform/site/model'
import { sessionChanged } from '../session/model'
import { $guest, $tenantId, $tenantInput, $title, type FoundTenant, findTenantFx, tenantChanged, tenantRequested } from './model'
import { getLoginModes } from './use-login-mode'

const found: FoundTenant = { tenantId: '204817', title: '青岚山', backgroundUrl: '' }
const tenantModeSite = { ...defaultSite, tenantMode: true }
const createScope = (answer: () => FoundTenant | null | Promise<never>, site = tenantModeSite) =>
  fork({ values: [[$site, site]], handlers: [[findTenantFx, answer]] })

describe('the tenant of a sign-in', () => {
  // spec 3.17
  it('is an input with the default tenant', async () => {
    const scope = createScope(() => null)
    await allSettled(tenantRequested, { scope })
    expect([scope.getState($tenantInput), scope.getState($tenantId)]).toEqual(['000000', '000000'])
    await allSettled(tenantChanged, { scope, params: ' 318502 ' })
    expect(scope.getState($tenantId)).toBe('318502')
    await allSettled(tenantChanged, { scope, params: '' })
    expect([scope.getState($tenantInput), scope.getState($tenantId)]).toEqual(['', '000000'])
  })

  // spec 2.91
  it('is found by the URL once, without an input', async () => {
    const find = vi.fn(() => found)
    const scope = createScope(find)
    await allSettled(tenantChanged, { scope, params: '318502' })
    await allSettled(tenantRequested, { scope })
    await allSettled(tenantRequested, { scope })
    expect([scope.getState($tenantInput), scope.getState($tenantId), scope.getState($title)]).toEqual([null, '204817', '青岚山'])
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('is an input if the platform does not answer', async () => {
    const scope = createScope(() => Promise.reject(new Error('no such call')))
    await allSettled(tenantRequested, { scope })
    expect(scope.getState($tenantInput)).toBe('000000')
  })

  it('is the default one without tenant mode', () => {
    const scope = createScope(() => null, defaultSite)
    expect([scope.getState($tenantInput), scope.getState($tenantId)]).toEqual([null, '000000'])
  })
})

describe('a user whom an identity provider signed in', () => {
  const guest = { userId: '', tenantId: '000000', account: '', oauthId: '7' } as SessionUser // the model reads no other field
  it.each([
    [guest, true],
    [{ ...guest, userId: '1' }, false],
    [{ ...guest, oauthId: '' }, false],
  ])('%j is a guest: %s', async (user, isGuest) => {
    const scope = fork()
    await allSettled(sessionChanged, { scope, params: user })
    expect(scope.getState($guest)).toBe(isGuest)
  })
})

describe('the login modes', () => {
  // spec 2.4
  it('are those that the deployment enables', () => {
    expect(getLoginModes({ ...defaultSite, publicKey: 'k', faceLogin: '/face.js' })).toEqual([
      'user',
      'phone',
      'face',
      'register',
      'forgot',
    ])
    expect(getLoginModes({ ...defaultSite, phoneLogin: false, registerMode: false, forgotPassword: false })).toEqual(['user'])
  })
  // spec 3.5
  it('include the registration and the forgotten password by default', () =>
    expect(getLoginModes({ ...defaultSite, publicKey: 'k' })).toEqual(['user', 'phone', 'register', 'forgot']))
  it('exclude the registration without a public key', () => expect(getLoginModes(defaultSite)).not.toContain('register'))
})
