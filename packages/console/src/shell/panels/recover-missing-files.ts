import { useSyncExternalStore } from 'react'

/** Reloads style sheets that failed to load, because Vite never requests one twice. */
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

/** Whether the browser is online. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
