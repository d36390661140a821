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
    const registered = new Set<UnsavedChanges>()
    return {
      register(changes) {
        registered.add(changes)
        shell?.register(changes)
      },
      unregister(changes) {
        registered.delete(changes)
        shell?.unregister(changes)
      },
      hasUnsavedChanges: () => [...registered].some((changes) => changes.hasUnsavedChanges()),
    }
  }, [shell])
}
