import { useEffect, useState } from 'react'

/** Whether this has waited for longer than `time` milliseconds; `over` says that what it waited for has come. */
export function useIsSlow(state: 'waiting' | 'over', time: number): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (state === 'over') return
    const timer = setTimeout(() => setSlow(true), time)
    return () => clearTimeout(timer)
  }, [state, time])
  return slow && state === 'waiting'
}
