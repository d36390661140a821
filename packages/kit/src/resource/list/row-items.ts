import type { KitText } from '../../i18n/kit-key'
import type { Translate } from '../../i18n/types'
import type { KitRuntime } from '../../runtime/types'
import type { MenuItem } from '../../ui/menu/menu-item'
import { isOffered } from '../model/action-settings'
import { hasKey } from '../model/ids'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { AllowedActions } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'

/** What can be done with one record on every screen. */
export type RecordAction = 'view' | 'edit' | 'addChild' | 'delete'

interface RowWork {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: AllowedActions
  readonly runtime: Pick<KitRuntime, 'client' | 'permissions'>
  readonly t: Translate<KitText>
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onOwn: (action: Action<Row>, row: Row) => void
}

/** The actions of one record, in the order view, edit, own, delete; none for one without an id. */
export function rowItems({ resource, labels, allowed, runtime, t, onAction, onOwn }: RowWork, row: Row): readonly MenuItem[] {
  if (!hasKey(row, resource.key)) return []
  const can: Record<RecordAction, boolean> = {
    view: allowed.view,
    edit: allowed.mayEdit(row),
    addChild: allowed.add && resource.tree !== undefined,
    delete: allowed.mayDelete(row),
  }
  const standardItems = (action: RecordAction): readonly MenuItem[] => {
    const tone = action === 'delete' ? 'danger' : 'plain'
    return can[action] ? [{ id: action, label: t(`actions.${action}`), tone, onSelect: () => onAction(action, row) }] : []
  }
  const own = resource.row
    .filter((action) => isOffered(action, runtime) && action.when(row))
    .map((action): MenuItem => {
      const { name, tone } = action
      return { id: `own ${name}`, label: labels.action(name), tone, onSelect: () => onOwn(action, row) }
    })
  return [...standardItems('view'), ...standardItems('edit'), ...standardItems('addChild'), ...own, ...standardItems('delete')]
}
