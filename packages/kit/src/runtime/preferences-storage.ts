import type { Preferences } from './types'

/**
 * Creates preferences stored in this browser, separately for each owner, e.g. tenant and user. If storage is blocked or
 * full, nothing is persisted.
 */
export function createBrowserPreferences(owner: string): Preferences {
  const storageKey = (key: string) => `jwsk-kit:${owner}:${key}`
  return {
    read(key) {
      try {
        return JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null') ?? undefined
      } catch {
        // blocked, or written by other code
        return undefined
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(storageKey(key), JSON.stringify(value))
      } catch {
        // full or blocked: the value lasts as long as the screen
      }
    },
  }
}
