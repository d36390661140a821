import { useCallback, useSyncExternalStore } from 'react'

const phone = 768

// not known to the DOM of tests
const query = (width: number) => globalThis.matchMedia?.(`(max-width: ${width}px)`)

/** Whether the window is as narrow as a phone, or as so many pixels. */
export function useNarrow(width = phone): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = query(width)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [width],
  )
  return useSyncExternalStore(subscribe, () => query(width)?.matches ?? false)
}
