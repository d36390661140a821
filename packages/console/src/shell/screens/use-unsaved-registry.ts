import type { UnsavedRegistry } from '@jwsk/kit/shell'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { unsavedChangesAdded, unsavedChangesRemoved } from '../tabs/model'

/** Returns the registry of unsaved changes of one tab. */
export function useUnsavedRegistry(tab: string): UnsavedRegistry {
  const [begin, end] = useUnit([unsavedChangesAdded, unsavedChangesRemoved])
  return useMemo(() => ({ register: (work) => begin({ tab, work }), unregister: (work) => end({ tab, work }) }), [tab, begin, end])
}
