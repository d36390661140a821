import type { Area } from '../area'
import { reportError } from '../report-error'
import { createIdIssuer } from './issue-id'
import { createRandom, type Random } from './random'
import { createSeedId } from './seed-id'
import type { StoredTables, WorldStorage } from './storage'
import { type StoredRow, Table, type TableKey } from './table'
import { formatDateTime } from './time'

export interface WorldOptions {
  /** What the platform is made of; nothing unless said. */
  readonly areas?: readonly Area[]
  /** The platform whose data they are; `jwsk` unless said. */
  readonly name?: string
  /** Worlds of one seed begin with the same data; `jwsk` unless said. */
  readonly seed?: string
  readonly storage?: WorldStorage
  /** The clock, in milliseconds. */
  readonly now?: () => number
}

/** Everything that the mocks remember. Tables come to life, seeded or restored, when first asked for. */
export interface World {
  readonly areas: readonly Area[]
  /** When this world was made or last reset; seeds date their rows back from it. */
  readonly startedAt: number
  now(): number
  /** The clock as the platform writes it. */
  formatNow(): string
  /** Moves the clock; only forward. */
  advance(milliseconds: number): void
  /** A new 19-digit id. */
  nextId(): string
  /** The id of the nth seeded row of a table, the same in every world. */
  seedId(table: string, index: number): string
  random(purpose: string): Random
  table<Row extends StoredRow>(key: TableKey<Row>): Table<Row>
  /** A table that has come to life, by its name. */
  findOpenTable(name: string): Table<StoredRow> | undefined
  /** Back to the seeds. */
  reset(): Promise<void>
  /** Resolves when everything written so far is stored. */
  whenStored(): Promise<void>
  dispose(): void
}

interface WorldStart extends StoredRow {
  readonly at: number
  /** How far the clock has been moved on, in milliseconds. */
  readonly ahead: number
  readonly version: number
  readonly name: string
}

/** Grows when the seeds or the shape of what is stored change: a world of another version is not restored. */
const version = 5

const platformName = 'jwsk'

// a table of its own, so that dates stay the same after a reload
const worldStartTable = 'world'

/** A fresh world in memory; what `storage` holds is ignored, see `openWorld`. */
export function createWorld(options: WorldOptions = {}): World {
  return buildWorld(options, {})
}

/** The world that `storage` holds, or a fresh one. */
export async function openWorld(options: WorldOptions & { readonly storage: WorldStorage }): Promise<World> {
  const stored = await options.storage.load()
  const begun = stored[worldStartTable]
  const usable = Array.isArray(begun) && begun[0]?.version === version && begun[0]?.name === (options.name ?? platformName)
  if (!usable) await options.storage.clear()
  const world = buildWorld(options, usable ? stored : {})
  await world.whenStored()
  return world
}

function buildWorld({ areas = [], name = platformName, seed = 'jwsk', storage, now = Date.now }: WorldOptions, restored: StoredTables): World {
  // what the platform fills a table with goes before what its key says
  const seeds = new Map(areas.flatMap(({ tables: keys }) => keys).map((key) => [key.name, key.seed]))
  const tables = new Map<string, Table<StoredRow>>()
  let parts: StoredTables = restored
  let saving = Promise.resolve()
  const dirty = new Set<string>()

  const fresh = (): WorldStart => ({ id: worldStartTable, at: now(), ahead: 0, version, name })
  const beginningKey: TableKey<WorldStart> = { name: worldStartTable, seed: () => [fresh()] }
  const begun = () => world.table(beginningKey).get(worldStartTable) ?? fresh()
  const clock = () => now() + begun().ahead

  const flush = async () => {
    if (dirty.size === 0 || !storage) return
    const changed = Object.fromEntries([...dirty].map((name) => [name, tables.get(name)?.all() ?? []]))
    dirty.clear()
    // a full disk or a private window: the world goes on in memory
    await storage.save(changed).catch((error: unknown) => reportError('mock data could not be stored', error))
  }
  // one write at a time; changes made meanwhile go together in the next
  const save = () => {
    saving = saving.then(flush)
  }

  const touch = (name: string) => {
    if (!storage) return
    if (dirty.size === 0) save()
    dirty.add(name)
  }

  const world: World = {
    areas,
    get startedAt() {
      return begun().at
    },
    now: clock,
    formatNow: () => formatDateTime(clock()),
    advance: (milliseconds) => {
      world.table(beginningKey).put({ ...begun(), ahead: begun().ahead + Math.max(0, milliseconds) })
    },
    nextId: createIdIssuer(clock),
    seedId: createSeedId,
    random: (purpose) => createRandom(`${seed}:${purpose}`),
    table: <Row extends StoredRow>(key: TableKey<Row>) => {
      const known = tables.get(key.name)
      // a name always stands for one row type: keys are made once, by defineTable
      if (known) return known as unknown as Table<Row>
      // whoever fills a table makes the rows that its readers know
      const sown = (seeds.get(key.name) ?? key.seed) as TableKey<Row>['seed']
      // `version` keeps rows of another shape out
      const rows = (parts[key.name] as readonly Row[] | undefined) ?? sown(world)
      const table = new Table<Row>(rows, () => touch(key.name))
      // read back by the same key
      tables.set(key.name, table as unknown as Table<StoredRow>)
      return table
    },
    reset: async () => {
      await world.whenStored()
      tables.clear()
      dirty.clear()
      parts = {}
      await storage?.clear()
      begin()
      await world.whenStored()
    },
    findOpenTable: (name) => tables.get(name),
    whenStored: () => saving,
    dispose: () => unwatch?.(),
  }

  const begin = () => {
    if (parts[worldStartTable] === undefined && world.startedAt) touch(worldStartTable)
  }

  const unwatch = storage?.watch?.((changed) => {
    if (Object.keys(changed).length === 0) {
      tables.clear()
      parts = {}
      return
    }
    parts = { ...parts, ...changed }
    // tabs of one origin run one version
    for (const [name, rows] of Object.entries(changed)) tables.get(name)?.replaceAll(rows as readonly StoredRow[])
  })

  begin()
  return world
}
