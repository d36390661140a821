import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { appStarted } from '../lifecycle/model'
import { $user, sessionChanged, sessionEnded } from '../session/model'
import {
  $lock,
  $failedAttempts,
  clearEncryptedSessionFx,
  lockedSessionDiscarded,
  lockConfirmed,
  maxAttempts,
  readFailedAttemptsFx,
  lockStateChanged,
  encryptSessionFx,
  reloadPageFx,
  unlockSubmitted,
  decryptSessionFx,
} from './model'

const user = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the model reads no other field

function browser(sealed = false) {
  const state = { sealed, password: 'right', dead: false, tries: 0 }
  const anew = vi.fn()
  const scope = fork({
    handlers: [
      [reloadPageFx, anew],
      [readFailedAttemptsFx, () => (state.sealed ? state.tries : undefined)],
      [encryptSessionFx, ({ password }: { password: string }) => Object.assign(state, { sealed: true, password })],
      [
        decryptSessionFx,
        ({ password }: { password: string }) => {
          if (password === state.password) return { kind: 'user', user }
          state.tries += 1
          return state.dead ? { kind: 'ended' } : { kind: 'wrong', tries: state.tries }
        },
      ],
      [clearEncryptedSessionFx, () => void Object.assign(state, { sealed: false })],
    ],
  })
  return { scope, state, anew, lock: () => scope.getState($lock) }
}

describe('the lock', () => {
  // spec 4.21
  it('closes at once and stays closed when the session ends', async () => {
    const { scope, lock, state } = browser()
    await allSettled(sessionChanged, { scope, params: user })
    await allSettled(lockConfirmed, { scope, params: { password: 'a' } })
    await allSettled(sessionEnded, { scope, params: 'elsewhere' })
    expect([lock(), state.sealed, scope.getState($user)]).toEqual(['locked', true, null])
  })

  it('begins the page anew in every tab that held the session, and in no other', async () => {
    const { scope, anew, state } = browser()
    Object.assign(state, { sealed: true })
    await allSettled(lockStateChanged, { scope })
    expect(anew).not.toHaveBeenCalled()
    await allSettled(sessionChanged, { scope, params: user })
    Object.assign(state, { sealed: true })
    await allSettled(lockStateChanged, { scope })
    expect(anew).toHaveBeenCalledOnce()
  })

  it('opens again when nothing could be sealed', async () => {
    const scope = fork({ handlers: [[encryptSessionFx, vi.fn().mockRejectedValue(new Error('no crypto'))]] })
    await allSettled(lockConfirmed, { scope, params: { password: 'a' } })
    expect(scope.getState($lock)).toBe('open')
  })

  // spec 9.16
  it('is closed after a reload as long as a sealed session lies there', async () => {
    const { scope, lock } = browser(true)
    await allSettled(appStarted, { scope })
    expect(lock()).toBe('locked')
  })

  it('F32 is open once the storage is cleared: there is nothing left to protect', async () => {
    const { scope, lock } = browser(false)
    await allSettled(appStarted, { scope })
    expect(lock()).toBe('open')
  })

  // spec 4.10
  it('gives the session back for the right password and forgets the seal', async () => {
    const { scope, lock, state } = browser(true)
    await allSettled(appStarted, { scope })
    await allSettled(unlockSubmitted, { scope, params: { password: 'right' } })
    expect([lock(), state.sealed, scope.getState($user)]).toEqual(['open', false, user])
  })

  it('counts wrong passwords and gives the session up at the fifth', async () => {
    const { scope, lock, state } = browser(true)
    await allSettled(appStarted, { scope })
    for (let at = 1; at < maxAttempts; at++) await allSettled(unlockSubmitted, { scope, params: { password: 'wrong' } })
    expect([lock(), scope.getState($failedAttempts)]).toEqual(['locked', maxAttempts - 1])
    await allSettled(unlockSubmitted, { scope, params: { password: 'wrong' } })
    expect([lock(), state.sealed, scope.getState($user)]).toEqual(['open', false, null])
  })

  it('goes on counting after a reload, and where another tab tried', async () => {
    const { scope, state } = browser(true)
    Object.assign(state, { tries: 3 })
    await allSettled(appStarted, { scope })
    expect(scope.getState($failedAttempts)).toBe(3)
    Object.assign(state, { tries: 4 })
    await allSettled(lockStateChanged, { scope })
    expect(scope.getState($failedAttempts)).toBe(4)
  })

  it('leads to the login when the session did not outlive it', async () => {
    const { scope, lock, state } = browser(true)
    Object.assign(state, { dead: true })
    await allSettled(appStarted, { scope })
    await allSettled(unlockSubmitted, { scope, params: { password: 'right, but too late' } })
    expect([lock(), state.sealed, scope.getState($user)]).toEqual(['open', false, null])
  })

  // spec 4.2
  it('can be left for a new sign-in', async () => {
    const { scope, lock, state } = browser(true)
    await allSettled(appStarted, { scope })
    await allSettled(lockedSessionDiscarded, { scope })
    expect([lock(), state.sealed]).toEqual(['open', false])
  })
})
