import { useSyncExternalStore } from 'react'

/** Value outside of the component tree whose readers render on changes. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export function createStore<Value>(start: Value): Store<Value> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return
      value = next
      for (const notify of listeners) notify()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** Returns a part of the value; the component only renders when that part changes. */
export const useStore = <Value, Part>({ get, subscribe }: Store<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(subscribe, () => select(get()))
