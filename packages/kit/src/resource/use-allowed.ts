import { useMemo } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import type { Actions, Resource } from './types'

export type Allowed = { readonly [K in keyof Actions]-?: boolean }

/** Which of the usual actions this person has on this screen: declared, possible for the entity, and granted. */
export function useAllowed(resource: Resource): Allowed {
  const { permissions } = useRuntime()
  return useMemo(() => {
    const { permission, actions, api } = resource
    const granted = (action: keyof Actions) =>
      actions[action] !== false && (permission === undefined || permissions.has(`${permission}_${action}`))
    return {
      add: api.submit !== undefined && granted('add'),
      edit: api.submit !== undefined && granted('edit'),
      view: granted('view'),
      delete: api.remove !== undefined && granted('delete'),
    }
  }, [resource, permissions])
}
