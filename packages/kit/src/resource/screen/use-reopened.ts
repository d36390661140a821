import { isRecord } from '@jwsk/sdk'
import { useEffect, useEffectEvent } from 'react'
import { useDrafts } from '../../runtime/drafts'
import type { StartedAction } from '../action/use-action'
import { partsOfPlace } from '../model/place'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface Openers {
  readonly add: ((preset: Row) => void) | undefined
  readonly start: (action: StartedAction) => void
}

/** Opens the forms again whose drafts the person wants back; a record's own form is in the address. */
export function useReopened(resource: Resource, { add, start }: Openers) {
  const { waiting } = useDrafts()
  const reopen = useEffectEvent(() => {
    const actions = [...resource.row, ...resource.bulk, ...resource.toolbar]
    for (const { place, target } of waiting) {
      const { entity, what } = partsOfPlace(place)
      if (entity !== resource.name) continue
      if (what === 'add') add?.(isRecord(target) ? target : {})
      const action = actions.find(({ name }) => name === what)
      // it was opened for this target before
      if (action) start({ action, target })
    }
  })
  useEffect(() => {
    if (waiting.length > 0) reopen()
  }, [waiting])
}
