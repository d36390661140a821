const preferencesKey = 'jwsk-preferences'
const logsKey = 'jwsk-logs'

export function read(storage: () => Storage, key: string): unknown {
  try {
    const value = parsed(storage().getItem(key) ?? 'null')
    return value === undefined ? forget(storage(), key) : value
  } catch {
    // blocked: as good as empty
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What something else wrote there, or cut short, helps nobody. */
function forget(storage: Storage, key: string): null {
  storage.removeItem(key)
  return null
}

export function write(storage: () => Storage, key: string, value: unknown) {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // full or blocked: this visit goes on without memory
  }
}

const local = () => localStorage

export const readPreferences = () => read(local, preferencesKey)
export const writePreferences = (preferences: object) => write(local, preferencesKey, preferences)

/** Calls back with what another tab of this browser saved. */
export function watchPreferences(arrived: (stored: unknown) => void) {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && key === preferencesKey) arrived(readPreferences())
  })
}

export const readLogs = () => read(local, logsKey)
export const writeLogs = (entries: readonly unknown[]) => write(local, logsKey, entries)
