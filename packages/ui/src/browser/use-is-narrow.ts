import { useCallback, useSyncExternalStore } from 'react'

// a desktop begins at 768 px; zoomed pages have fractional widths
const phoneWidth = 767.98

// missing in the DOM of tests
const getMediaQuery = (width: number) => globalThis.matchMedia?.(`(max-width: ${width}px)`)

/** Whether the viewport is at most as wide as a phone, or as `width` CSS pixels. */
export function useIsNarrow(width = phoneWidth): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = getMediaQuery(width)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [width],
  )
  return useSyncExternalStore(subscribe, () => getMediaQuery(width)?.matches ?? false)
}
