import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { sessionChanged } from '../session/model'
import { $site, defaultSite } from '../site/model'
import { $guest, $tenantInput, $tenantId, $title, type FoundTenant, findTenantFx, tenantChanged, tenantRequested } from './model'
import { getLoginModes } from './use-login-mode'

const found: FoundTenant = { tenantId: '204817', title: '青岚山', backgroundUrl: '' }
const asking = { ...defaultSite, tenantMode: true }
const stage = (answer: () => FoundTenant | null | Promise<never>, site = asking) =>
  fork({ values: [[$site, site]], handlers: [[findTenantFx, answer]] })

describe('whose sign-in it is', () => {
  // spec 3.17
  it('is asked for with the usual tenant in the box', async () => {
    const scope = stage(() => null)
    await allSettled(tenantRequested, { scope })
    expect([scope.getState($tenantInput), scope.getState($tenantId)]).toEqual(['000000', '000000'])
    await allSettled(tenantChanged, { scope, params: ' 318502 ' })
    expect(scope.getState($tenantId)).toBe('318502')
    await allSettled(tenantChanged, { scope, params: '' })
    expect([scope.getState($tenantInput), scope.getState($tenantId)]).toEqual(['', '000000'])
  })

  // spec 2.91
  it('is told by the address of the page, once, and then nobody is asked', async () => {
    const find = vi.fn(() => found)
    const scope = stage(find)
    await allSettled(tenantChanged, { scope, params: '318502' })
    await allSettled(tenantRequested, { scope })
    await allSettled(tenantRequested, { scope })
    expect([scope.getState($tenantInput), scope.getState($tenantId), scope.getState($title)]).toEqual([null, '204817', '青岚山'])
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('is asked for where the platform does not answer', async () => {
    const scope = stage(() => Promise.reject(new Error('no such call')))
    await allSettled(tenantRequested, { scope })
    expect(scope.getState($tenantInput)).toBe('000000')
  })

  it('is the usual one where there are no others', () => {
    const scope = stage(() => null, defaultSite)
    expect([scope.getState($tenantInput), scope.getState($tenantId)]).toEqual([null, '000000'])
  })
})

describe('a person whom a third party let in', () => {
  const person = { userId: '', tenantId: '000000', account: '', oauthId: '7' } as SessionUser // the rest is of no account here
  it.each([
    [person, true],
    [{ ...person, userId: '1' }, false],
    [{ ...person, oauthId: '' }, false],
  ])('%j is a guest: %s', async (user, guest) => {
    const scope = fork()
    await allSettled(sessionChanged, { scope, params: user })
    expect(scope.getState($guest)).toBe(guest)
  })
})

describe('the ways in', () => {
  // spec 2.4
  it('are those that the deployment left on', () => {
    expect(getLoginModes({ ...defaultSite, publicKey: 'k', faceLogin: '/face.js' })).toEqual(['user', 'phone', 'face', 'register', 'forgot'])
    expect(getLoginModes({ ...defaultSite, phoneLogin: false, registerMode: false, forgotPassword: false })).toEqual(['user'])
  })
  it('include the registration wherever it is switched on', () => expect(getLoginModes(defaultSite)).toContain('register'))
})
