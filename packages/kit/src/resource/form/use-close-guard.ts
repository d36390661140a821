import { useContext, useMemo } from 'react'
import { UnsavedRegistryProvider, type UnsavedRegistry, type UnsavedChanges } from '../../runtime/unsaved-changes'

export interface CloseGuard extends UnsavedRegistry {
  /** Whether closing would lose something now. */
  readonly hasUnsavedChanges: () => boolean
}

/** What stands inside tells it, and the shell as before, what closing would lose. */
export function useCloseGuard(): CloseGuard {
  const shell = useContext(UnsavedRegistryProvider)
  return useMemo(() => {
    const works = new Set<UnsavedChanges>()
    return {
      register(work) {
        works.add(work)
        shell?.register(work)
      },
      unregister(work) {
        works.delete(work)
        shell?.unregister(work)
      },
      hasUnsavedChanges: () => [...works].some((work) => work.hasUnsavedChanges()),
    }
  }, [shell])
}
