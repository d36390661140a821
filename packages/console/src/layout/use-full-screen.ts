import { useSyncExternalStore } from 'react'

function listen(onChange: () => void) {
  // the key that the browser gives for it counts as well
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function current(): 'on' | 'off' | 'barred' {
  if (!document.fullscreenEnabled) return 'barred'
  return document.fullscreenElement ? 'on' : 'off'
}

/** Whether the page fills the screen; `barred` where the browser lets none do so. */
export const useFullScreen = () => useSyncExternalStore(listen, current)

export function toggleFullScreen() {
  const turned = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  void turned.catch(() => undefined)
}
