import type { Preferences } from '../../runtime/types'

/** Creates in-memory preferences for a test. */
export function memoryPreferences(start: Readonly<Record<string, unknown>> = {}): Preferences {
  const values = new Map(Object.entries(start))
  return { read: (key) => values.get(key), write: (key, value) => void values.set(key, JSON.parse(JSON.stringify(value))) }
}
