import type { World } from './world'

export interface StoredRow {
  readonly id: string
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

/** Rows by id, in insertion order. */
export class Table<Row extends StoredRow> {
  readonly #rows = new Map<string, Row>()
  readonly #changed: () => void

  constructor(rows: readonly Row[], changed: () => void) {
    for (const row of rows) this.#rows.set(row.id, row)
    this.#changed = changed
  }

  get size() {
    return this.#rows.size
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  find(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (matches(row)) return row
    return undefined
  }

  put(row: Row): Row {
    this.#rows.set(row.id, row)
    this.#changed()
    return row
  }

  /** Stores many rows as one change. */
  putAll(rows: readonly Row[]) {
    for (const row of rows) this.#rows.set(row.id, row)
    this.#changed()
  }

  remove(id: string): boolean {
    const removed = this.#rows.delete(id)
    if (removed) this.#changed()
    return removed
  }

  /** Replaces all rows with those that another tab stored, without recording a change. */
  replaceAll(rows: readonly Row[]) {
    this.#rows.clear()
    for (const row of rows) this.#rows.set(row.id, row)
  }
}
