/** One named part of a world: the rows of a table. */
export type StoredTables = Readonly<Record<string, unknown>>

/** Where a world survives: IndexedDB in a browser, a file beside the server, memory in tests. */
export interface WorldStorage {
  load(): Promise<StoredTables>
  save(parts: StoredTables): Promise<void>
  clear(): Promise<void>
  /** Calls back with what another tab saved; an empty record says that it cleared everything. */
  watch?(changed: (parts: StoredTables) => void): () => void
}

/** Keeps copies, as a real storage would: a later change of a row does not reach it. */
export function createMemoryStorage(): WorldStorage {
  const parts = new Map<string, string>()
  return {
    load: () => Promise.resolve(Object.fromEntries([...parts].map(([name, text]): [string, unknown] => [name, JSON.parse(text)]))),
    save: (changed) => {
      for (const [name, value] of Object.entries(changed)) parts.set(name, JSON.stringify(value))
      return Promise.resolve()
    },
    clear: () => Promise.resolve(parts.clear()),
  }
}
