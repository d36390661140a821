export interface StoredRow {
  readonly id: string
}

/** Row before and after a change: `before` is missing if it was added, `after` if it was removed. */
export interface RowChange {
  readonly before: StoredRow | undefined
  readonly after: StoredRow | undefined
}

/** Rows by id, in insertion order. */
export class Table<Row extends StoredRow> {
  readonly #rows = new Map<string, Row>()
  readonly #changed: (changes: readonly RowChange[]) => void

  constructor(rows: readonly Row[], changed: (changes: readonly RowChange[]) => void) {
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
    const before = this.#rows.get(row.id)
    this.#rows.set(row.id, row)
    this.#changed([{ before, after: row }])
    return row
  }

  /** Stores many rows as one change. */
  putAll(rows: readonly Row[]) {
    const changes = rows.map((row) => ({ before: this.#rows.get(row.id), after: row }))
    for (const row of rows) this.#rows.set(row.id, row)
    this.#changed(changes)
  }

  remove(id: string): boolean {
    const before = this.#rows.get(id)
    if (!before) return false
    this.#rows.delete(id)
    this.#changed([{ before, after: undefined }])
    return true
  }

  /** Replaces all rows with those that another tab stored, without recording a change. */
  replaceAll(rows: readonly Row[]) {
    this.#rows.clear()
    for (const row of rows) this.#rows.set(row.id, row)
  }
}
