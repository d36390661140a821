import type { TokenStore } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $lock } from '../../auth/lock/model'
import { appStarted } from '../../platform/lifecycle/model'
import { $logs, errorLogged } from '../../platform/logs/model'
import { $hiddenItems, $language, $theme, languageSelected } from '../../platform/preferences/model'
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
  vi.stubGlobal('localStorage', only)
  vi.stubGlobal('sessionStorage', only)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const tokens = { read: () => undefined } as unknown as TokenStore // no session
  const client = () => throwError('NotFoundError')()
  handleStartEffects({
    client,
    address: { navigate: () => undefined },
    lock: createLockStore(tokens, client),
    applyAppearance: () => Promise.resolve(),
  })
  return fork()
}

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
