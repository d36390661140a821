import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { appStarted } from '../../platform/lifecycle/model'
import { $user, sessionChanged, sessionEnded } from '../session/model'
import {
  $failedAttempts,
  $lock,
  clearEncryptedSessionFx,
  decryptSessionFx,
  encryptSessionFx,
  lockConfirmed,
  lockedSessionDiscarded,
  lockStateChanged,
  maxAttempts,
  readFailedAttemptsFx,
  reloadPageFx,
  unlockSubmitted,
} from './model'

const user = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the model reads no other field

function createBrowser(encrypted = false) {
  const state = { encrypted, password: 'right', expired: false, tries: 0 }
  const reload = vi.fn()
  const scope = fork({
    handlers: [
      [reloadPageFx, reload],
      [readFailedAttemptsFx, () => (state.encrypted ? state.tries : undefined)],
      [encryptSessionFx, ({ password }: { password: string }) => Object.assign(state, { encrypted: true, password })],
      [
        decryptSessionFx,
        ({ password }: { password: string }) => {
          if (password === state.password) return { kind: 'user', user }
          state.tries += 1
          return state.expired ? { kind: 'ended' } : { kind: 'wrong', tries: state.tries }
        },
      ],
      [clearEncryptedSessionFx, () => void Object.assign(state, { encrypted: false })],
    ],
  })
  return { scope, state, reload, lock: () => scope.getState($lock) }
}

describe('the lock', () => {
  // spec 4.21
  it('locks at once and stays locked when the session ends', async () => {
    const { scope, lock, state } = createBrowser()
    await allSettled(sessionChanged, { scope, params: user })
    await allSettled(lockConfirmed, { scope, params: { password: 'a' } })
    expect(lock()).toBe('locked')
    await allSettled(sessionEnded, { scope, params: 'elsewhere' })
    expect([lock(), state.encrypted, scope.getState($user)]).toEqual(['locked', true, null])
  })

  it('reloads only the tabs that had the session', async () => {
    const { scope, reload, state } = createBrowser()
    Object.assign(state, { encrypted: true })
    await allSettled(lockStateChanged, { scope })
    expect(reload).not.toHaveBeenCalled()
    await allSettled(sessionChanged, { scope, params: user })
    Object.assign(state, { encrypted: true })
    await allSettled(lockStateChanged, { scope })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('unlocks when the encryption fails', async () => {
    const scope = fork({ handlers: [[encryptSessionFx, vi.fn().mockRejectedValue(new Error('no crypto'))]] })
    await allSettled(lockConfirmed, { scope, params: { password: 'a' } })
    expect(scope.getState($lock)).toBe('open')
  })

  // spec 9.16
  it('is locked after a reload while an encrypted session is stored', async () => {
    const { scope, lock } = createBrowser(true)
    await allSettled(appStarted, { scope })
    expect(lock()).toBe('locked')
  })

  it('F32 is open after the storage is cleared', async () => {
    const { scope, lock } = createBrowser(false)
    await allSettled(appStarted, { scope })
    expect(lock()).toBe('open')
  })

  // spec 4.10
  it('restores the session for the right password', async () => {
    const { scope, lock, state } = createBrowser(true)
    await allSettled(appStarted, { scope })
    await allSettled(unlockSubmitted, { scope, params: { password: 'right' } })
    expect([lock(), state.encrypted, scope.getState($user)]).toEqual(['open', false, user])
  })

  it('counts wrong passwords and ends the session at the fifth', async () => {
    const { scope, lock, state } = createBrowser(true)
    await allSettled(appStarted, { scope })
    for (let at = 1; at < maxAttempts; at++) await allSettled(unlockSubmitted, { scope, params: { password: 'wrong' } })
    expect([lock(), scope.getState($failedAttempts)]).toEqual(['locked', maxAttempts - 1])
    await allSettled(unlockSubmitted, { scope, params: { password: 'wrong' } })
    expect([lock(), state.encrypted, scope.getState($user)]).toEqual(['open', false, null])
  })

  it('counts attempts across reloads and tabs', async () => {
    const { scope, state } = createBrowser(true)
    Object.assign(state, { tries: 3 })
    await allSettled(appStarted, { scope })
    expect(scope.getState($failedAttempts)).toBe(3)
    Object.assign(state, { tries: 4 })
    await allSettled(lockStateChanged, { scope })
    expect(scope.getState($failedAttempts)).toBe(4)
  })

  it('ends when the session has expired', async () => {
    const { scope, lock, state } = createBrowser(true)
    Object.assign(state, { expired: true })
    await allSettled(appStarted, { scope })
    await allSettled(unlockSubmitted, { scope, params: { password: 'right, but too late' } })
    expect([lock(), state.encrypted, scope.getState($user)]).toEqual(['open', false, null])
  })

  // spec 4.2
  it('opens with a new sign-in', async () => {
    const { scope, lock, state } = createBrowser(true)
    await allSettled(appStarted, { scope })
    await allSettled(sessionChanged, { scope, params: user })
    expect([lock(), state.encrypted]).toEqual(['open', false])
  })

  // spec 4.2
  it('can be discarded for a new sign-in', async () => {
    const { scope, lock, state } = createBrowser(true)
    await allSettled(appStarted, { scope })
    await allSettled(lockedSessionDiscarded, { scope })
    expect([lock(), state.encrypted]).toEqual(['open', false])
  })
})
