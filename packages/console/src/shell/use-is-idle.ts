import { useEffect, useState } from 'react'

const idleDelayMs = 1000

/** Whether the component has been mounted for a second, so that the first screen has loaded before. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), idleDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
