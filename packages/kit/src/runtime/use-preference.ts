import { useCallback, useMemo, useState } from 'react'
import { useRuntime } from './kit-provider'

interface LocalPreference<Value> {
  readonly place: unknown
  readonly value: Value
}

/** Returns a preference of the user; `parse` turns any stored value into a valid one. */
export function usePreference<Value>(key: string, parse: (stored: unknown) => Value): readonly [Value, (value: Value) => void] {
  const { preferences } = useRuntime()
  const place = useMemo(() => ({ key, preferences, parse }), [key, preferences, parse])
  const stored = useMemo(() => parse(place.preferences?.read(place.key)), [parse, place])
  const [local, hold] = useState<LocalPreference<Value>>()
  const keep = useCallback(
    (value: Value) => {
      hold({ place, value })
      place.preferences?.write(place.key, value)
    },
    [place],
  )
  return [local?.place === place ? local.value : stored, keep]
}

/** Returns a preference key that is stable for the same list: its purpose, and the position on the screen. */
export const getPreferenceKey = (what: string, list: string, addressPrefix: string | undefined) =>
  [what, list, ...(addressPrefix ? [addressPrefix] : [])].join('.')
