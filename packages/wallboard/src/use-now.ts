import { useEffect, useState } from 'react'

/** Returns the current time in epoch milliseconds, updated every `step` milliseconds. */
export function useCurrentTime(step: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
