import { useEffect } from 'react'

/** Prints in the light mode, whichever is on screen: paper is white, and grounds are left out. */
export function usePaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let onScreen = ''
    const begin = () => {
      onScreen = dataset.mode ?? 'light'
      dataset.mode = 'light'
    }
    const end = () => {
      dataset.mode = onScreen
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
}
