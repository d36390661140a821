import { useCallback, useMemo, useState } from 'react'
import { useRuntime } from './kit-provider'

interface LocalPreference<Value> {
  readonly place: unknown
  readonly value: Value
}

/** A value that this person finds again; `parse` makes something sound of whatever was kept. */
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

/** Stable as long as the list is the same: what it calls, and its place on the screen. */
export const getPreferenceKey = (what: string, list: string, addressPrefix: string | undefined) =>
  [what, list, ...(addressPrefix ? [addressPrefix] : [])].join('.')
