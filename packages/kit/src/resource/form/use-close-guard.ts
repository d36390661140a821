import { useContext, useMemo } from 'react'
import { type UnsavedChanges, type UnsavedRegistry, UnsavedRegistryProvider } from '../../runtime/unsaved-changes'

export interface CloseGuard extends UnsavedRegistry {
  /** Whether closing would discard changes now. */
  readonly hasUnsavedChanges: () => boolean
}

/** Collects the unsaved changes of the content, and reports them to the shell as well. */
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
