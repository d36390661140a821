import { useEffect, useState } from 'react'

export type DisplayMode = 'day' | 'night'

const colorSchemes = { day: 'light', night: 'dark' } as const

/** Overrides the user's colour mode while mounted, and restores it on unmount. */
export function useDisplayMode(light: DisplayMode) {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mode = colorSchemes[light]
    let userMode = dataset.mode
    const applyMode = () => {
      if (dataset.mode === mode) return
      userMode = dataset.mode
      dataset.mode = mode
    }
    applyMode()
    const watcher = new MutationObserver(applyMode)
    watcher.observe(document.documentElement, { attributeFilter: ['data-mode'] })
    return () => {
      watcher.disconnect()
      if (userMode) dataset.mode = userMode
    }
  }, [light])
}

/** Keeps the display awake with a screen wake lock, if the browser supports it. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isUnmounted = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        await lock?.release()
        lock = await navigator.wakeLock.request('screen')
        if (isUnmounted) await lock.release()
      } catch {
        // browsers may reject the lock, e.g. on battery: the display then follows the system
      }
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', request)
      lock?.release().catch(() => undefined)
    }
  }, [])
}

/** Returns whether the page is in full screen, and a toggle; `undefined` if the browser does not support it. */
export function useFullscreen(): { readonly isFull: boolean; readonly toggle: () => void } | undefined {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const update = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  if (!document.fullscreenEnabled) return undefined
  // ignores a rejection without a user gesture
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  return { isFull, toggle }
}
