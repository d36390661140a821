import type { KitTextKey, MenuItem, Translate } from '@jwsk/ui'
import type { KitRuntime } from '../../runtime/types'
import { isOffered } from '../model/action-settings'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import { hasKey } from '../model/row-keys'
import type { ActionPermissions } from '../model/use-action-permissions'
import type { Labels } from '../model/use-labels'
import { maxRowButtons } from './row-buttons'

/** Standard action on one record. */
export type RecordAction = 'view' | 'edit' | 'addChild' | 'delete'

interface RowActionsOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly permissions: ActionPermissions
  readonly runtime: Pick<KitRuntime, 'client' | 'permissions'>
  readonly t: Translate<KitTextKey>
  /** Way to view a record: by its name, or `apart` if a click on the name runs another action. */
  readonly viewing: 'byName' | 'apart'
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onCustomAction: (action: Action<Row>, row: Row) => void
}

/** Whether the cell that opens a record contains something to click on. */
const hasName = ({ fields, columns: [first = ''] }: Resource, row: Row) => {
  const field = fields[first]
  return field !== undefined && !field.isEmpty(field.parse(row[first], row))
}

/** Whether the user has to act on the record: by a status, or, in a list without one, always. */
function needsAttention({ fields }: Resource, row: Row): boolean {
  const statuses = Object.entries(fields).filter(([, { getTone }]) => getTone)
  return (
    statuses.length === 0 ||
    statuses.some(([name, { getTone, parse }]) => {
      const tone = getTone?.(parse(row[name], row))
      return tone === 'warning' || tone === 'danger'
    })
  )
}

/**
 * Builds the actions of one record: those its state calls for, standard ones, others as declared, and delete last; none
 * for a record without an id.
 */
export function buildRowActions(
  { resource, labels, permissions, runtime, t, viewing, onAction, onCustomAction }: RowActionsOptions,
  row: Row,
): readonly MenuItem[] {
  if (!hasKey(row, resource.key)) return []
  // a click on the name opens it
  const isOpen = viewing === 'byName' && hasName(resource, row)
  const can: Record<RecordAction, boolean> = {
    view: permissions.view && !isOpen,
    edit: permissions.canEdit(row),
    addChild: permissions.add && resource.tree !== undefined,
    delete: permissions.canDelete(row),
  }
  const standardItems = (action: RecordAction): readonly MenuItem[] => {
    const tone = action === 'delete' ? 'danger' : 'plain'
    return can[action] ? [{ id: action, label: t(`actions.${action}`), tone, onSelect: () => onAction(action, row) }] : []
  }
  const offered = resource.rowActions.filter(
    (action) => isOffered(action, runtime) && action.when(row) && !(isOpen && action.placement === 'rowClick'),
  )
  const isUrgent = needsAttention(resource, row)
  const called = offered.filter(({ placement }) => placement === 'primary')
  // if no state calls for an action, the main purpose of the screen
  const leading =
    called.length > 0 ? called.slice(0, maxRowButtons) : offered.filter(({ placement }) => placement === 'default').slice(0, 1)
  const others = offered.filter((action) => !leading.includes(action))
  const toMenuItem = (action: Action<Row>): MenuItem => {
    const { name, tone } = action
    const pinned = isUrgent && action === called[0]
    return { id: `own ${name}`, label: labels.action(name), tone, pinned, onSelect: () => onCustomAction(action, row) }
  }
  return [
    ...leading.map(toMenuItem),
    ...standardItems('view'),
    ...standardItems('edit'),
    ...standardItems('addChild'),
    ...others.map(toMenuItem),
    ...standardItems('delete'),
  ]
}
