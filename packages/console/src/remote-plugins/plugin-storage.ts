import { getAppKey } from '../platform/links/base-path'
import { readStored, writeStored } from '../platform/storage/browser-storage'

const getLocalStorage = () => localStorage
const getSessionStorage = () => sessionStorage

const toStorageKey = (name: string) => `${getAppKey()}-outside-${name}`

/** Reads a value about remote plugins that this browser stores for this console. */
export const readValue = (name: string) => readStored(getLocalStorage, toStorageKey(name))
export const writeValue = (name: string, value: unknown) => writeStored(getLocalStorage, toStorageKey(name), value)

export function removeValue(name: string) {
  try {
    localStorage.removeItem(toStorageKey(name))
  } catch {
    // storage is blocked: nothing was stored
  }
}

/** Returns an id that identifies this window among those of the browser. */
export function getTabId(): string {
  const known = readStored(getSessionStorage, toStorageKey('tab'))
  if (typeof known === 'string') return known
  const id = crypto.randomUUID()
  writeStored(getSessionStorage, toStorageKey('tab'), id)
  return id
}
