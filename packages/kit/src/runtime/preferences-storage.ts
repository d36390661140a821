import type { Preferences } from './types'

/**
 * Keeps preferences in this browser, apart for each owner, e.g. tenant and user.
 * Where storage is blocked or full nothing is kept.
 */
export function createBrowserPreferences(owner: string): Preferences {
  const storageKey = (key: string) => `jwsk-kit:${owner}:${key}`
  return {
    read(key) {
      try {
        return JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null') ?? undefined
      } catch {
        // blocked, or written by something else
        return undefined
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(storageKey(key), JSON.stringify(value))
      } catch {
        // full or blocked: it lasts as long as the screen
      }
    },
  }
}
