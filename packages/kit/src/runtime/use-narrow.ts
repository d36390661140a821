import { useSyncExternalStore } from 'react'

// not known to the DOM of tests
const query = () => globalThis.matchMedia?.('(max-width: 768px)')

function subscribe(changed: () => void) {
  const media = query()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
