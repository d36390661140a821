import { getAppKey } from '../links/base-path'

// appearance belongs to the user, not to a console of the host; index.html reads it before the first paint
const preferencesKey = 'jwsk-preferences'
const logsKey = () => `${getAppKey()}-logs`

export function readStored(storage: () => Storage, key: string): unknown {
  try {
    const value = parseJson(storage().getItem(key) ?? 'null')
    return value === undefined ? removeInvalid(storage(), key) : value
  } catch {
    // storage is blocked: treated as empty
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

/** Removes an invalid value, e.g. one that was truncated or written by other code. */
function removeInvalid(storage: Storage, key: string): null {
  storage.removeItem(key)
  return null
}

export function writeStored(storage: () => Storage, key: string, value: unknown) {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // storage is full or blocked: nothing persists in this visit
  }
}

const getLocalStorage = () => localStorage

export const readPreferences = () => readStored(getLocalStorage, preferencesKey)
export const writePreferences = (preferences: object) => writeStored(getLocalStorage, preferencesKey, preferences)

/** Calls back when another tab of this browser saves preferences. */
export function watchPreferences(arrived: (stored: unknown) => void) {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && key === preferencesKey) arrived(readPreferences())
  })
}

export const readLogs = () => readStored(getLocalStorage, logsKey())
export const writeLogs = (entries: readonly unknown[]) => writeStored(getLocalStorage, logsKey(), entries)
