import { useEffect, useState } from 'react'

/** Whether the state has been `waiting` for more than `time` milliseconds; `over` resets it. */
export function useIsSlow(state: 'waiting' | 'over', time: number): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (state === 'over') return
    const timer = setTimeout(() => setSlow(true), time)
    return () => clearTimeout(timer)
  }, [state, time])
  return slow && state === 'waiting'
}
