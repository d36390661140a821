import type { UnsavedWatcher } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { workBegun, workEnded } from '../tabs/model'

/** Hears of what is begun and not saved in one tab. */
export function useUnsavedWatcher(tab: string): UnsavedWatcher {
  const [begin, end] = useUnit([workBegun, workEnded])
  return useMemo(() => ({ add: (work) => begin({ tab, work }), remove: (work) => end({ tab, work }) }), [tab, begin, end])
}
