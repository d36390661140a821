import type { Operation } from '@jwsk/sdk'
import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Resource, StandardActions } from './resource'
import type { Row } from './row'
import { safeCondition } from './safe-condition'

/** Standard actions of a screen that are declared, supported by the entity, and permitted for the user. */
export interface ActionPermissions extends Readonly<Record<keyof StandardActions, boolean>> {
  /** Safety of a delete: a confirmation before, or a few seconds in which it can be undone. */
  readonly deleteMode: 'ask' | 'undo'
  /** Whether fields of the selected records can be changed at once. */
  readonly bulkEdit: boolean
  readonly canEdit: (row: Row) => boolean
  readonly canDelete: (row: Row) => boolean
}

type RowPredicate = (row: Row) => boolean

const always: RowPredicate = () => true

const toPredicate = (declared: unknown): RowPredicate => (typeof declared === 'function' ? (declared as RowPredicate) : always) // functions here are always predicates

/** Normalizes the variants of a delete declaration. */
function toDeleteRules(declared: StandardActions['delete']): {
  readonly removal: ActionPermissions['deleteMode']
  readonly gate: RowPredicate
} {
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
    const deletePredicate = safeCondition(deleteGate)
    return {
      add: has(api.submit) && granted('add'),
      edit,
      bulkEdit: edit && resource.bulkEdit.length > 0,
      view: granted('view'),
      delete: remove,
      deleteMode: removal,
      canEdit: (row) => edit && editGate(row),
      canDelete: (row) => remove && deletePredicate(row),
    }
  }, [resource, client, permissions])
}
