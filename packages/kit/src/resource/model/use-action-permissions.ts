import type { Operation } from '@jwsk/sdk'
import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { StandardActions, Resource } from './resource'
import type { Row } from './row'
import { safeCondition } from './safe-condition'

/** Which of the usual actions this person has on this screen: declared, possible for the entity, and granted. */
export interface ActionPermissions extends Readonly<Record<keyof StandardActions, boolean>> {
  /** What makes a removal safe: a question before it, or a few seconds in which it can be taken back. */
  readonly deleteMode: 'ask' | 'undo'
  readonly canEdit: (row: Row) => boolean
  readonly canDelete: (row: Row) => boolean
}

type RowPredicate = (row: Row) => boolean

const always: RowPredicate = () => true

const toPredicate = (declared: unknown): RowPredicate => (typeof declared === 'function' ? (declared as RowPredicate) : always) // the only functions there are gates

/** The ways to say how records are deleted, as one. */
function toDeleteRules(declared: StandardActions['delete']): { readonly removal: ActionPermissions['deleteMode']; readonly gate: RowPredicate } {
  if (typeof declared !== 'object') return { removal: declared === 'undo' ? 'undo' : 'ask', gate: toPredicate(declared) }
  return { removal: declared.undo ? 'undo' : 'ask', gate: declared.when ?? always }
}

export function useActionPermissions(resource: Resource): ActionPermissions {
  const { client, permissions } = useRuntime()
  return useMemo(() => {
    const { permission, actions, api } = resource
    const granted = (action: keyof StandardActions) =>
      actions[action] !== false && (permission === undefined || permissions.has(`${permission}_${action}`))
    const has = (operation: Operation | undefined) => operation !== undefined && client.supports(operation)
    const edit = has(api.submit) && granted('edit')
    const remove = has(api.remove) && granted('delete')
    const editGate = safeCondition(toPredicate(actions.edit))
    const { removal, gate: deleteGate } = toDeleteRules(actions.delete)
    const mayDelete = safeCondition(deleteGate)
    return {
      add: has(api.submit) && granted('add'),
      edit,
      view: granted('view'),
      delete: remove,
      deleteMode: removal,
      canEdit: (row) => edit && editGate(row),
      canDelete: (row) => remove && mayDelete(row),
    }
  }, [resource, client, permissions])
}
