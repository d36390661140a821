import { type Client, createMemoryStore, type SessionUser, type StoredSession, type TokenStore } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $lock, lockConfirmed } from '../../auth/lock/model'
import { sessionChanged } from '../../auth/session/model'
import { appStarted } from '../../platform/lifecycle/model'
import { $logs, errorLogged } from '../../platform/logs/model'
import { $hiddenItems, $language, $theme, languageSelected, switchToggled } from '../../platform/preferences/model'
import { createLockStore } from '../../platform/storage/lock-store'
import { loadTabs, saveTabs } from '../../platform/storage/tab-storage'
import { handleStartEffects } from './start-effects'

afterEach(() => vi.unstubAllGlobals())

const keys = ['jwsk-preferences', 'jwsk-logs', 'jwsk-lock', 'jwsk-tabs']
const throwError = (name: string) => () => {
  throw new DOMException('refused', name)
}
const createStorage = (value: string): Partial<Storage> => ({ getItem: () => value, setItem: () => undefined, removeItem: () => undefined })
const script = 'globalThis.hit=1'

/** storages that a browser may provide, with contents they may hold */
const storages: Readonly<Record<string, Partial<Storage>>> = {
  blocked: { getItem: throwError('SecurityError'), setItem: throwError('SecurityError'), removeItem: throwError('SecurityError') },
  full: { ...createStorage('null'), setItem: throwError('QuotaExceededError') },
  empty: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  cut: createStorage('{"language":"e'),
  'no JSON': createStorage(script),
  'a text': createStorage(JSON.stringify(script)),
  'a number': createStorage('1e308'),
  'a truth': createStorage('true'),
  'a list of everything': createStorage('[null,1,"x",[],{"key":1},{"type":[]}]'),
  'an object of everything': createStorage(
    '{"language":{},"mode":[],"theme":"__proto__","hidden":["__proto__",1],"people":[1],"salt":1,"tabs":{}}',
  ),
  'a prototype': createStorage('{"__proto__":{"language":"en","polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  'a megabyte': createStorage(JSON.stringify('x'.repeat(1_000_000))),
}

function boot(storage: Partial<Storage>, key: string) {
  const filled = { ...createStorage('null'), ...storage }
  // every other key is empty, so that each is tested alone
  const only = { ...filled, getItem: (name: string) => (name === key ? (filled.getItem?.(name) ?? null) : null) }
  const tokens = { read: () => undefined } as unknown as TokenStore // no session
  return load(only, tokens, () => throwError('NotFoundError')())
}

/** loads the console in a browser with this storage */
function load(storage: Partial<Storage>, tokens: TokenStore, client: () => Client) {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  handleStartEffects({
    client,
    history: { push: () => undefined, replace: () => undefined },
    lock: createLockStore(tokens, client),
    applyAppearance: () => Promise.resolve(),
  })
  return fork()
}

// spec 4.10
test('a session that returns removes the lock and its password from the storage', async () => {
  const stored = new Map([['jwsk-lock', JSON.stringify({ salt: 'a', iv: 'b', data: 'c', failedAttempts: 2 })]])
  const scope = boot({ getItem: (key) => stored.get(key) ?? null, removeItem: (key) => void stored.delete(key) }, 'jwsk-lock')
  await allSettled(appStarted, { scope })
  expect(scope.getState($lock)).toBe('locked')
  await allSettled(sessionChanged, { scope, params: { tenantId: '000000', userId: '1' } as SessionUser })
  expect([scope.getState($lock), stored.size]).toEqual(['open', 0])
})

const cases = Object.entries(storages).flatMap(([name, storage]) => keys.map((key) => [name, key, storage] as const))

test(`F31 the console starts in ${cases.length} of ${cases.length} broken storages`, async () => {
  const started = await Promise.all(
    cases.map(async ([name, key, storage]) => {
      const scope = boot(storage, key)
      await allSettled(appStarted, { scope })
      await allSettled(languageSelected, { scope, params: 'en' })
      await allSettled(errorLogged, { scope, params: { type: 'error', url: '/', message: 'x', stack: '', info: '' } })
      const tabs = loadTabs('1')
      saveTabs({ owner: '1', tabs })
      const isDefault = scope.getState($theme).name === 'default' && scope.getState($hiddenItems).length === 0 && tabs.length === 0
      const isUsable = scope.getState($language) === 'en' && scope.getState($logs).length === 1 && scope.getState($lock) === 'open'
      return isDefault && isUsable ? [] : [`${name} in ${key}`]
    }),
  )
  expect(started.flat()).toEqual([])
  expect(globalThis).not.toHaveProperty('hit')
  expect({}).not.toHaveProperty('polluted')
})

// spec 9.16
test('lock, switches and log are unchanged after a reload', async () => {
  const items = new Map<string, string>()
  const storage: Partial<Storage> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  const client = { session: { end: () => undefined } } as unknown as Client // the only member used
  const tokens = createMemoryStore()
  tokens.write({ accessToken: 'a' } as StoredSession) // encrypted as it is
  const reload = async () => {
    const scope = load(storage, tokens, () => client)
    await allSettled(appStarted, { scope })
    return scope
  }
  const scope = await reload()
  await allSettled(switchToggled, { scope, params: 'search' })
  await allSettled(errorLogged, { scope, params: { type: 'error', url: '/', message: 'x', stack: '', info: '' } })
  await allSettled(lockConfirmed, { scope, params: { password: 'opensesame' } })
  const after = await reload()
  expect(after.getState($lock)).toBe('locked')
  expect(after.getState($hiddenItems)).toEqual(['search'])
  expect(after.getState($logs).map(({ message }) => message)).toEqual(['x'])
})
