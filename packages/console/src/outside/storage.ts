import { readStored, writeStored } from '../storage/browser-storage'

const local = () => localStorage
const ofTab = () => sessionStorage

/** What this browser keeps of plugins from outside. */
export const readKept = (key: string) => readStored(local, key)
export const keep = (key: string, value: unknown) => writeStored(local, key, value)

export function drop(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // blocked: nothing was kept
  }
}

const tabKey = 'jwsk-outside-tab'

/** Tells this window from the others of the browser. */
export function tabId(): string {
  const known = readStored(ofTab, tabKey)
  if (typeof known === 'string') return known
  const id = crypto.randomUUID()
  writeStored(ofTab, tabKey, id)
  return id
}
