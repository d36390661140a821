import { getAppKey } from '../links/base-path'
import { readStored, writeStored } from '../storage/browser-storage'

const getLocalStorage = () => localStorage
const getSessionStorage = () => sessionStorage

const toStorageKey = (name: string) => `${getAppKey()}-outside-${name}`

/** What this browser keeps of plugins from outside, for this console alone. */
export const readValue = (name: string) => readStored(getLocalStorage, toStorageKey(name))
export const writeValue = (name: string, value: unknown) => writeStored(getLocalStorage, toStorageKey(name), value)

export function removeValue(name: string) {
  try {
    localStorage.removeItem(toStorageKey(name))
  } catch {
    // blocked: nothing was kept
  }
}

/** Tells this window from the others of the browser. */
export function getTabId(): string {
  const known = readStored(getSessionStorage, toStorageKey('tab'))
  if (typeof known === 'string') return known
  const id = crypto.randomUUID()
  writeStored(getSessionStorage, toStorageKey('tab'), id)
  return id
}
