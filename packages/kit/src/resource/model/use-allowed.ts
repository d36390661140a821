import type { Operation } from '@jwsk/sdk'
import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Actions, Resource } from './resource'
import type { Row } from './row'
import { safeCondition } from './safe-condition'

/** Which of the usual actions this person has on this screen: declared, possible for the entity, and granted. */
export interface AllowedActions extends Readonly<Record<keyof Actions, boolean>> {
  /** What makes a removal safe: a question before it, or a few seconds in which it can be taken back. */
  readonly removal: 'ask' | 'undo'
  readonly mayEdit: (row: Row) => boolean
  readonly mayDelete: (row: Row) => boolean
}

type Gate = (row: Row) => boolean

const always: Gate = () => true

const gateOf = (declared: unknown): Gate => (typeof declared === 'function' ? (declared as Gate) : always) // the only functions there are gates

/** The ways to say how records are deleted, as one. */
function deleteOf(declared: Actions['delete']): { readonly removal: AllowedActions['removal']; readonly gate: Gate } {
  if (typeof declared !== 'object') return { removal: declared === 'undo' ? 'undo' : 'ask', gate: gateOf(declared) }
  return { removal: declared.undo ? 'undo' : 'ask', gate: declared.when ?? always }
}

export function useAllowed(resource: Resource): AllowedActions {
  const { client, permissions } = useRuntime()
  return useMemo(() => {
    const { permission, actions, api } = resource
    const granted = (action: keyof Actions) =>
      actions[action] !== false && (permission === undefined || permissions.has(`${permission}_${action}`))
    const has = (operation: Operation | undefined) => operation !== undefined && client.supports(operation)
    const edit = has(api.submit) && granted('edit')
    const remove = has(api.remove) && granted('delete')
    const editGate = safeCondition(gateOf(actions.edit))
    const { removal, gate: deleteGate } = deleteOf(actions.delete)
    const mayDelete = safeCondition(deleteGate)
    return {
      add: has(api.submit) && granted('add'),
      edit,
      view: granted('view'),
      delete: remove,
      removal,
      mayEdit: (row) => edit && editGate(row),
      mayDelete: (row) => remove && mayDelete(row),
    }
  }, [resource, client, permissions])
}
