import { useCallback, useSyncExternalStore } from 'react'

// a desktop begins at 768 px; zoomed pages have fractional widths
const phoneWidth = 767.98

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      // missing in the DOM of tests
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false)
}

/** Whether the viewport is at most as wide as a phone, or as `width` CSS pixels; a printed page is not. */
export const useIsNarrow = (width = phoneWidth): boolean => useMediaQuery(`screen and (max-width: ${width}px)`)

/** Whether a record has room next to its list; so that printing does not replace it, also for a printed page. */
export const useIsWide = (): boolean => useMediaQuery('print, (min-width: 1200px)')

/** Whether the main pointer cannot hover, as a finger. */
export const useIsTouch = (): boolean => useMediaQuery('(hover: none)')
