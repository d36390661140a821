import { appKey } from '../links/base-path'
import { readStored, writeStored } from '../storage/browser-storage'

const local = () => localStorage
const ofTab = () => sessionStorage

const keyOf = (name: string) => `${appKey()}-outside-${name}`

/** What this browser keeps of plugins from outside, for this console alone. */
export const readKept = (name: string) => readStored(local, keyOf(name))
export const keep = (name: string, value: unknown) => writeStored(local, keyOf(name), value)

export function drop(name: string) {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // blocked: nothing was kept
  }
}

/** Tells this window from the others of the browser. */
export function tabId(): string {
  const known = readStored(ofTab, keyOf('tab'))
  if (typeof known === 'string') return known
  const id = crypto.randomUUID()
  writeStored(ofTab, keyOf('tab'), id)
  return id
}
