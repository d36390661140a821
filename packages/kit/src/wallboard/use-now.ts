import { useEffect, useState } from 'react'

/** The time, as often as every `step` milliseconds. */
export function useCurrentTime(step: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
