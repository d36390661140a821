import { useSyncExternalStore } from 'react'

/** Style sheets that did not come are fetched again: once the page has asked for one, nobody else does. */
export function reloadMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode())
  }
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
