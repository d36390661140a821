/** Named part of a world: the rows of a table. */
export type StoredTables = Readonly<Record<string, unknown>>

/** Storage of a world: IndexedDB in a browser, a file on a server, memory in tests. */
export interface WorldStorage {
  load(): Promise<StoredTables>
  save(parts: StoredTables): Promise<void>
  clear(): Promise<void>
  /** Calls back with the changes of another tab; an empty record means that it cleared everything. */
  watch?(changed: (parts: StoredTables) => void): () => void
}

/** Creates a storage that keeps copies, as a real one would: later changes of a row do not affect it. */
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
