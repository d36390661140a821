import type { MenuSeed } from '../../seed/menu-seed'
import { reportError } from '../report-error'
import { createIdIssuer } from './issue-id'
import { createRandom, type Random } from './random'
import { createSeedId } from './seed-id'
import type { StoredTables, WorldStorage } from './storage'
import { type RowChange, type StoredRow, Table } from './table'
import { formatDateTime } from './time'

/** Code, name and `key=label` entries; a label may end in `|remark`. */
export type DictionarySeed = readonly [code: string, name: string, entries: string]

/** Column of ids, comma-separated if there are several, that refer to rows of another table. */
export interface Reference {
  readonly from: TableKey<StoredRow>
  readonly field: string
  readonly to: TableKey<StoredRow>
  /** Whether the rows are removed with the row that they refer to; otherwise they prevent its removal. */
  readonly cascade?: true
  /** Returns whether a row refers to this table, if the column can refer to several tables. */
  readonly appliesTo?: (row: object) => boolean
}

/** Data of a part of the platform: its tables, their references, dictionary codes, and menu entries. */
export interface WorldArea {
  readonly tables: readonly TableKey<StoredRow>[]
  readonly references: readonly Reference[]
  readonly dictionaries: readonly DictionarySeed[]
  /** Menu entries, appended to the seeded ones. */
  readonly menus: readonly MenuSeed[]
}

export interface WorldOptions {
  /** Areas of the platform. Defaults to none. */
  readonly areas?: readonly WorldArea[]
  /** Platform that the data belong to. Defaults to `jwsk`. */
  readonly name?: string
  /** Seed of the data; worlds of one seed begin with the same data. Defaults to `jwsk`. */
  readonly seed?: string
  readonly storage?: WorldStorage
  /** Clock in ms since 1970. */
  readonly now?: () => number
}

/** Receives changed rows and the name of their table. */
export type ChangeListener = (table: string, changes: readonly RowChange[]) => void

/** State of the mocks. Tables are seeded or restored lazily, on first access. */
export interface World {
  readonly areas: readonly WorldArea[]
  /** Time in ms at which this world was created or last reset; seeds date their rows back from it. */
  readonly startedAt: number
  now(): number
  /** Formats the current time as the platform does. */
  formatNow(): string
  /** Advances the clock; it never goes back. */
  advance(milliseconds: number): void
  /** Returns a new 19-digit id. */
  nextId(): string
  /** Returns the id of the nth seeded row of a table, the same in every world. */
  seedId(table: string, index: number): string
  random(purpose: string): Random
  table<Row extends StoredRow>(key: TableKey<Row>): Table<Row>
  /** Finds a table by its name, if it has been accessed before. */
  findOpenTable(name: string): Table<StoredRow> | undefined
  /** Calls the listener with the changes of a table, until the returned function is called. */
  watch(listener: ChangeListener): () => void
  /** Resets all data to the seeds. */
  reset(): Promise<void>
  /** Resolves when all pending changes are stored. */
  whenStored(): Promise<void>
  dispose(): void
}

/** Name of a table and the seeds of a new world. */
export interface TableKey<Row extends StoredRow> {
  readonly name: string
  readonly seed: (world: World) => readonly Row[]
}

export const defineTable = <Row extends StoredRow>(name: string, seed: (world: World) => readonly Row[] = () => []): TableKey<Row> => ({
  name,
  seed,
})

interface WorldStart extends StoredRow {
  readonly at: number
  /** Offset by which the clock has been advanced, in ms. */
  readonly ahead: number
  readonly version: number
  readonly name: string
}

/** Version of the seeds and the stored shapes; a world of another version is not restored. */
const version = 5

const platformName = 'jwsk'

// a separate table, so that dates stay the same after a reload
const worldStartTable = 'world'

/** Creates a new world in memory; ignores the contents of `storage`, see `openWorld`. */
export function createWorld(options: WorldOptions = {}): World {
  return buildWorld(options, {})
}

/** Restores the world from `storage`, or creates a new one. */
export async function openWorld(options: WorldOptions & { readonly storage: WorldStorage }): Promise<World> {
  const stored = await options.storage.load()
  const storedStart = stored[worldStartTable]
  const usable =
    Array.isArray(storedStart) && storedStart[0]?.version === version && storedStart[0]?.name === (options.name ?? platformName)
  if (!usable) await options.storage.clear()
  const world = buildWorld(options, usable ? stored : {})
  await world.whenStored()
  return world
}

function buildWorld(
  { areas = [], name = platformName, seed = 'jwsk', storage, now = Date.now }: WorldOptions,
  restored: StoredTables,
): World {
  // the platform's seeds of a table take precedence over those of its key
  const seeds = new Map(areas.flatMap(({ tables: keys }) => keys).map((key) => [key.name, key.seed]))
  const tables = new Map<string, Table<StoredRow>>()
  let parts: StoredTables = restored
  let saving = Promise.resolve()
  const dirty = new Set<string>()
  const listeners = new Set<ChangeListener>()

  const createStart = (): WorldStart => ({ id: worldStartTable, at: now(), ahead: 0, version, name })
  const startKey: TableKey<WorldStart> = { name: worldStartTable, seed: () => [createStart()] }
  const getStart = () => world.table(startKey).get(worldStartTable) ?? createStart()
  const clock = () => now() + getStart().ahead

  const flush = async () => {
    if (dirty.size === 0 || !storage) return
    const changed = Object.fromEntries([...dirty].map((name) => [name, tables.get(name)?.all() ?? []]))
    dirty.clear()
    // if the disk is full or the window is private, the world continues in memory
    await storage.save(changed).catch((error: unknown) => reportError('mock data could not be stored', error))
  }
  // one write at a time; changes made during a write are batched into the next one
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
      return getStart().at
    },
    now: clock,
    formatNow: () => formatDateTime(clock()),
    advance: (milliseconds) => {
      world.table(startKey).put({ ...getStart(), ahead: getStart().ahead + Math.max(0, milliseconds) })
    },
    nextId: createIdIssuer(clock),
    seedId: createSeedId,
    random: (purpose) => createRandom(`${seed}:${purpose}`),
    table: <Row extends StoredRow>(key: TableKey<Row>) => {
      const known = tables.get(key.name)
      // a name always has one row type: keys are created once, by `defineTable`
      if (known) return known as unknown as Table<Row>
      // seeds of a platform create the rows that the readers of the table expect
      const sown = (seeds.get(key.name) ?? key.seed) as TableKey<Row>['seed']
      // `version` excludes rows of another shape
      const rows = (parts[key.name] as readonly Row[] | undefined) ?? sown(world)
      const table = new Table<Row>(rows, (changes) => {
        touch(key.name)
        for (const listener of listeners) listener(key.name, changes)
      })
      // read by the same key
      tables.set(key.name, table as unknown as Table<StoredRow>)
      return table
    },
    reset: async () => {
      await world.whenStored()
      tables.clear()
      dirty.clear()
      parts = {}
      await storage?.clear()
      saveStart()
      await world.whenStored()
    },
    findOpenTable: (name) => tables.get(name),
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    whenStored: () => saving,
    dispose: () => unwatch?.(),
  }

  const saveStart = () => {
    if (parts[worldStartTable] === undefined && world.startedAt) touch(worldStartTable)
  }

  const unwatch = storage?.watch?.((changed) => {
    if (Object.keys(changed).length === 0) {
      tables.clear()
      parts = {}
      return
    }
    parts = { ...parts, ...changed }
    // tabs of one origin run the same version
    for (const [name, rows] of Object.entries(changed)) tables.get(name)?.replaceAll(rows as readonly StoredRow[])
  })

  saveStart()
  return world
}
