import { useEffect } from 'react'

/** Prints in the light mode, whichever is on screen: paper is white, and grounds are left out. A list says when it was printed. */
export function usePaper(now: () => string): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const stamp = () => style.setProperty('--printed', `"${now()}"`)
    const paper = globalThis.matchMedia?.('print')
    let onScreen = ''
    const begin = () => {
      onScreen = dataset.mode ?? 'light'
      dataset.mode = 'light'
    }
    const end = () => {
      dataset.mode = onScreen
    }
    paper?.addEventListener('change', stamp)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      paper?.removeEventListener('change', stamp)
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [now])
}
