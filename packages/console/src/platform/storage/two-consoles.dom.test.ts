import { createCookieStore, createOAuthStateStore, type StoredSession } from '@jwsk/sdk'
import { beforeEach, expect, test } from 'vitest'
import { getOAuthStateStore } from '../../auth/login/providers/oauth-state-storage'
import { isVerified, keepVerified } from '../../auth/verification/verified-storage'
import { getAppKey, getBasePath } from '../links/base-path'
import { readLogs, readPreferences, writeLogs, writePreferences } from './browser-storage'
import { createLockStore } from './lock-store'
import { loadPermissions, loadTabs, savePermissions, saveTabs } from './tab-storage'

/** Simulates the console below `path` among several on one host. */
function openConsole(path: string) {
  document.head.innerHTML = `<base href="${path}">`
  history.replaceState(null, '', `${path}login`)
}

const paths = ['/', '/admin/', '/a/b/', '/a-b/']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const names = { account: 'admin', realName: '', nickName: '', avatar: '', oauthId: '' }
const user = { ...names, userId: '1', tenantId: '000000', deptId: '7', roleId: '8', roles: [], userType: 'web' }
const session = (accessToken: string): StoredSession => ({
  ...{ accessToken, refreshToken: 'b', generation: 1, storedAt: Date.now(), expiresIn: 3600, sessionId: '' },
  user: { ...user, account: accessToken },
})

const tokens = () => createCookieStore({ appKey: getAppKey(), path: getBasePath() })

test('two consoles of one host have separate sessions', () => {
  for (const path of paths) {
    openConsole(path)
    tokens().write(session(`of ${path}`))
  }
  openConsole('/admin/')
  tokens().clear()
  expect(tokens().read()).toBeUndefined()
  for (const path of paths.filter((one) => one !== '/admin/')) {
    openConsole(path)
    expect(tokens().read(), path).toMatchObject({ accessToken: `of ${path}`, user: { account: `of ${path}` } })
  }
})

// spec 3.8
test('two consoles share no tabs, permissions, logs, locks or OAuth states', () => {
  openConsole('/')
  saveTabs({ owner: '1', tabs: [{ key: '/a', path: '/a', search: '', label: 'a' }] })
  savePermissions({ owner: '1', codes: new Set(['user_add']) })
  writeLogs(['problem'])
  keepVerified()
  localStorage.setItem('jwsk-lock', JSON.stringify({ salt: 'a', iv: 'b', data: 'c', failedAttempts: 2 }))
  expect(Object.keys(localStorage).sort()).toEqual(['jwsk-lock', 'jwsk-logs', 'jwsk-verified'])
  const state = getOAuthStateStore().issue({ source: 'gitee', tenantId: '000000', returnPath: '/' })
  const lock = createLockStore(tokens(), () => {
    throw new Error('no call is made')
  })
  const found = () => [loadTabs('1').length, loadPermissions('1')?.size, readLogs(), isVerified(), lock.tries()]
  expect(found()).toEqual([1, 1, ['problem'], true, 2])
  openConsole('/admin/')
  expect(found()).toEqual([0, undefined, null, false, undefined])
  writeLogs(['of the other'])
  expect(localStorage.getItem('jwsk.admin-logs')).toBe('["of the other"]')
  lock.drop()
  expect(getOAuthStateStore().redeem(state)).toBeUndefined()
  openConsole('/')
  expect(lock.tries()).toBe(2)
  expect(createOAuthStateStore(sessionStorage, getAppKey()).redeem(state)).toMatchObject({ source: 'gitee' })
})

test('two consoles share the appearance', () => {
  openConsole('/')
  writePreferences({ mode: 'dark' })
  openConsole('/admin/')
  expect(readPreferences()).toEqual({ mode: 'dark' })
})
