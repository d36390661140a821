import { afterEach, expect, test, vi } from 'vitest'
import { readLogs, readPreferences } from './browser-storage'
import { loadTabs, saveTabs } from './tab-storage'

afterEach(() => vi.unstubAllGlobals())

test('F31 removes a stored value that is not JSON', () => {
  const stored = new Map([
    ['jwsk-preferences', '{"language":"e'],
    ['jwsk-logs', '[]'],
  ])
  const removed: string[] = []
  const removeItem = (key: string) => void removed.push(key)
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, removeItem })
  expect([readPreferences(), readLogs()]).toEqual([null, []])
  expect(removed).toEqual(['jwsk-preferences'])
})

test('H37 stored tabs contain no token from their addresses', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const tab = (search: string) => ({ key: '/a', path: '/a', search, label: 'a' })
  saveTabs({ owner: '1', tabs: [tab('?token=s3cret&page=2'), tab('?code=s3cret'), tab('?name=%E5%BC%A0')] })
  expect([...stored.values()].join()).not.toContain('s3cret')
  expect(loadTabs('1').map(({ search }) => search)).toEqual(['?page=2', '', '?name=%E5%BC%A0'])
})
