import { useEffect } from 'react'

/** Prints in light mode, because paper is white and browsers omit backgrounds; adds the signature, i.e. user and time. */
export function usePrintStyles(signature: () => string): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const stamp = () => style.setProperty('--printed', JSON.stringify(signature()))
    const paper = globalThis.matchMedia?.('print')
    let onScreen = ''
    const setLightMode = () => {
      onScreen = dataset.mode ?? 'light'
      dataset.mode = 'light'
    }
    const restoreMode = () => {
      dataset.mode = onScreen
    }
    paper?.addEventListener('change', stamp)
    addEventListener('beforeprint', setLightMode)
    addEventListener('afterprint', restoreMode)
    return () => {
      paper?.removeEventListener('change', stamp)
      removeEventListener('beforeprint', setLightMode)
      removeEventListener('afterprint', restoreMode)
    }
  }, [signature])
}
