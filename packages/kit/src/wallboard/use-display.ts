import { useEffect, useState } from 'react'

export type DisplayMode = 'day' | 'night'

const colorSchemes = { day: 'light', night: 'dark' } as const

/** Light or dark for as long as it stands, whatever mode the person chose elsewhere. */
export function useDisplayMode(light: DisplayMode) {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mode = colorSchemes[light]
    let chosen = dataset.mode
    const put = () => {
      if (dataset.mode === mode) return
      chosen = dataset.mode
      dataset.mode = mode
    }
    put()
    const watcher = new MutationObserver(put)
    watcher.observe(document.documentElement, { attributeFilter: ['data-mode'] })
    return () => {
      watcher.disconnect()
      if (chosen) dataset.mode = chosen
    }
  }, [light])
}

/** Keeps the display from falling asleep, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        await lock?.release()
        lock = await navigator.wakeLock.request('screen')
        if (isLeft) await lock.release()
      } catch {
        // a browser may refuse, e.g. on battery: the screen then follows the system
      }
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', request)
      lock?.release().catch(() => undefined)
    }
  }, [])
}

/** Whether the page fills the screen, and how to change it; absent where it cannot. */
export function useFullscreen(): { readonly isFull: boolean; readonly toggle: () => void } | undefined {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const told = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', told)
    return () => document.removeEventListener('fullscreenchange', told)
  }, [])
  if (!document.fullscreenEnabled) return undefined
  // refused without a gesture: the button simply stays
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  return { isFull, toggle }
}
