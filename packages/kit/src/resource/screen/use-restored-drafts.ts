import { isRecord } from '@jwsk/sdk'
import { useEffect, useEffectEvent } from 'react'
import { useDrafts } from '../../runtime/drafts'
import type { StartedAction } from '../action/use-action'
import { parseFormKey } from '../model/form-key'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface DraftOpeners {
  readonly add: ((preset: Row) => void) | undefined
  readonly start: (action: StartedAction) => void
}

/** Reopens the forms whose drafts the user restores; a record's own form is in the URL. */
export function useRestoredDrafts(resource: Resource, { add, start }: DraftOpeners) {
  const { pending } = useDrafts()
  const reopen = useEffectEvent(() => {
    const actions = [...resource.rowActions, ...resource.bulkActions, ...resource.toolbarActions]
    for (const { formKey, target } of pending) {
      const { entity, what } = parseFormKey(formKey)
      if (entity !== resource.name) continue
      if (what === 'add') add?.(isRecord(target) ? target : {})
      const action = actions.find(({ name }) => name === what)
      // it was opened for this target before
      if (action) start({ action, target })
    }
  })
  useEffect(() => {
    if (pending.length > 0) reopen()
  }, [pending])
}
