import { useEffect } from 'react'

/** Prints in light mode, because paper is white and browsers omit backgrounds; adds the signature, i.e. user and time. */
export function usePrintStyles(signature: () => string): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const stamp = () => style.setProperty('--printed', JSON.stringify(signature()))
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
  }, [signature])
}
