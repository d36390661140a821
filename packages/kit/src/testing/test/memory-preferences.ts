import type { Preferences } from '../../runtime/types'

/** Preferences that last as long as the test. */
export function memoryPreferences(start: Readonly<Record<string, unknown>> = {}): Preferences {
  const kept = new Map(Object.entries(start))
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, JSON.parse(JSON.stringify(value))) }
}
