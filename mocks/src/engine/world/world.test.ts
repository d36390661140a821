import 'fake-indexeddb/auto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createFileStorage } from '../../storage-file'
import { createIndexedDbStorage } from '../../storage-indexed-db'
import { createMemoryStorage, type StoredTables, type WorldStorage } from './storage'
import { createWorld, defineTable, openWorld } from './world'

const boats = defineTable('boats', (world) => [
  { id: world.seedId('boats', 0), name: world.random('boats').pick(['画舫', '快艇', '皮划艇']) },
])

test('worlds of one seed start equal, those of another differ', () => {
  const names = (seed: string) => Array.from({ length: 12 }, (_, index) => createWorld({ seed }).random(`boat ${index}`).between(0, 1000))
  expect(names('a')).toEqual(names('a'))
  expect(names('a')).not.toEqual(names('b'))
})

test('ids have 19 digits, exceed 2^53 and are unique', () => {
  const world = createWorld()
  const made = Array.from({ length: 500 }, () => world.nextId())
  expect(new Set(made).size).toBe(500)
  for (const id of [...made, world.seedId('boats', 7)]) {
    expect(id).toMatch(/^\d{19}$/)
    expect(BigInt(id) > 2n ** 53n && BigInt(id) < 2n ** 63n).toBe(true)
  }
})

test('ids grow even while the clock stops', () => {
  const world = createWorld({ now: () => 1_800_000_000_000 })
  const made = Array.from({ length: 20_000 }, () => world.nextId())
  expect(new Set(made).size).toBe(20_000)
  expect([...made].sort()).toEqual(made)
})

test('an advanced clock survives a reload until a reset', async () => {
  const storage = createMemoryStorage()
  const options = { storage, now: () => 1_800_000_000_000 }
  const before = await openWorld(options)
  before.advance(90_000)
  await before.whenStored()
  const after = await openWorld(options)
  expect(after.now()).toBe(1_800_000_090_000)
  await after.reset()
  expect(after.now()).toBe(1_800_000_000_000)
})

test('discards a world of another version', async () => {
  const storage = createMemoryStorage()
  await storage.save({ world: [{ id: 'world', at: 1, ahead: 0, version: 1 }], boats: [{ id: '1', name: '旧船' }] })
  const world = await openWorld({ storage })
  expect(world.table(boats).get('1')).toBeUndefined()
  expect(Object.keys(await storage.load())).toEqual(['world'])
})

test('the clock never goes back', () => {
  const world = createWorld({ now: () => 1000 })
  world.advance(500)
  world.advance(-400)
  expect(world.now()).toBe(1500)
})

describe('a change survives a reload', () => {
  const storages: Readonly<Record<string, () => Promise<() => WorldStorage>>> = {
    memory: () => {
      const storage = createMemoryStorage()
      return Promise.resolve(() => storage)
    },
    file: async () => {
      const file = join(await mkdtemp(join(tmpdir(), 'jwsk-mocks-')), 'world.json')
      return () => createFileStorage(file)
    },
    IndexedDB: () => Promise.resolve(() => createIndexedDbStorage('survival')),
  }

  for (const [name, prepare] of Object.entries(storages))
    test(`in ${name}`, async () => {
      const open = await prepare()
      const before = await openWorld({ storage: open() })
      const added = before.table(boats).put({ id: before.nextId(), name: '新船' })
      before.table(boats).remove(before.seedId('boats', 0))
      await before.whenStored()
      const after = await openWorld({ storage: open(), now: () => Date.now() + 1e9 })
      expect(after.table(boats).all()).toEqual([added])
      expect(after.startedAt).toBe(before.startedAt)
      await after.reset()
      expect((await openWorld({ storage: open() })).table(boats).all()).toEqual(createWorld().table(boats).all())
    })
})

test('batches writes made during a write', async () => {
  const saved: StoredTables[] = []
  const slow: WorldStorage = {
    ...createMemoryStorage(),
    save: (parts) => {
      saved.push(parts)
      return new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
  const world = await openWorld({ storage: slow })
  saved.length = 0
  world.table(boats).put({ id: '1', name: '一' })
  await Promise.resolve()
  for (const id of ['2', '3', '4']) world.table(boats).put({ id, name: id })
  await world.whenStored()
  expect(saved.length).toBeLessThanOrEqual(2)
  expect(saved.at(-1)?.boats).toHaveLength(5)
})

test('a tab sees changes of another tab, and its reset', async () => {
  const [one, two] = [createIndexedDbStorage('tabs'), createIndexedDbStorage('tabs')]
  const here = await openWorld({ storage: one })
  const there = await openWorld({ storage: two })
  there.table(boats)
  here.table(boats).put({ id: '9', name: '龙舟' })
  await here.whenStored()
  await expect.poll(() => there.table(boats).get('9')?.name).toBe('龙舟')
  await here.reset()
  await expect.poll(() => there.table(boats).get('9')).toBeUndefined()
})

test('a failing storage is reported and fails no call', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage: WorldStorage = { ...createMemoryStorage(), save: () => Promise.reject(new Error('quota')) }
  const world = await openWorld({ storage })
  world.table(boats).put({ id: '1', name: '一' })
  await world.whenStored()
  expect(warned).toHaveBeenCalled()
  expect(world.table(boats).get('1')?.name).toBe('一')
})

test('a snapshot file is complete at any time', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'jwsk-mocks-')), 'world.json')
  const world = await openWorld({ storage: createFileStorage(file) })
  world.table(boats).put({ id: '1', name: '一' })
  await world.whenStored()
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toContain('boats')
})
