import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(max-width: 768px)')

function subscribe(changed: () => void) {
  const media = query()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => query().matches)
