import { useContext, useMemo } from 'react'
import { UnsavedProvider, type UnsavedWatcher, type UnsavedWork } from '../../runtime/unsaved'

export interface Guard extends UnsavedWatcher {
  /** Whether closing would lose something now. */
  readonly isAtStake: () => boolean
}

/** What stands inside tells it, and the shell as before, what closing would lose. */
export function useGuard(): Guard {
  const shell = useContext(UnsavedProvider)
  return useMemo(() => {
    const works = new Set<UnsavedWork>()
    return {
      add(work) {
        works.add(work)
        shell?.add(work)
      },
      remove(work) {
        works.delete(work)
        shell?.remove(work)
      },
      isAtStake: () => [...works].some((work) => work.isAtStake()),
    }
  }, [shell])
}
