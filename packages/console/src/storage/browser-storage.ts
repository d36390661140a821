import { getAppKey } from '../links/base-path'

// how things look is a person's own, whichever console of the host; index.html reads it before the first paint
const preferencesKey = 'jwsk-preferences'
const logsKey = () => `${getAppKey()}-logs`

export function readStored(storage: () => Storage, key: string): unknown {
  try {
    const value = parseJson(storage().getItem(key) ?? 'null')
    return value === undefined ? removeInvalid(storage(), key) : value
  } catch {
    // blocked: as good as empty
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What something else wrote there, or cut short, helps nobody. */
function removeInvalid(storage: Storage, key: string): null {
  storage.removeItem(key)
  return null
}

export function writeStored(storage: () => Storage, key: string, value: unknown) {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // full or blocked: this visit goes on without memory
  }
}

const getLocalStorage = () => localStorage

export const readPreferences = () => readStored(getLocalStorage, preferencesKey)
export const writePreferences = (preferences: object) => writeStored(getLocalStorage, preferencesKey, preferences)

/** Calls back with what another tab of this browser saved. */
export function watchPreferences(arrived: (stored: unknown) => void) {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && key === preferencesKey) arrived(readPreferences())
  })
}

export const readLogs = () => readStored(getLocalStorage, logsKey())
export const writeLogs = (entries: readonly unknown[]) => writeStored(getLocalStorage, logsKey(), entries)
