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
import { maxButtons } from './row-button-count'

/** What can be done with one record on every screen. */
export type RecordAction = 'view' | 'edit' | 'addChild' | 'delete'

interface RowWork {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: AllowedActions
  readonly runtime: Pick<KitRuntime, 'client' | 'permissions'>
  readonly t: Translate<KitText>
  /** `apart` where a click on the name is something else. */
  readonly viewing: 'byName' | 'apart'
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onOwn: (action: Action<Row>, row: Row) => void
}

/** Whether the cell that opens a record has something to click on. */
const isNamed = ({ fields, columns: [first = ''] }: Resource, row: Row) => {
  const field = fields[first]
  return field !== undefined && !field.isEmpty(field.read(row[first], row))
}

/** The actions of one record: what its state asks for, the usual ones, its other own as declared, and delete last; none for one without an id. */
export function rowItems({ resource, labels, allowed, runtime, t, viewing, onAction, onOwn }: RowWork, row: Row): readonly MenuItem[] {
  if (!hasKey(row, resource.key)) return []
  // its name opens it
  const isOpen = viewing === 'byName' && isNamed(resource, row)
  const can: Record<RecordAction, boolean> = {
    view: allowed.view && !isOpen,
    edit: allowed.mayEdit(row),
    addChild: allowed.add && resource.tree !== undefined,
    delete: allowed.mayDelete(row),
  }
  const standardItems = (action: RecordAction): readonly MenuItem[] => {
    const tone = action === 'delete' ? 'danger' : 'plain'
    return can[action] ? [{ id: action, label: t(`actions.${action}`), tone, onSelect: () => onAction(action, row) }] : []
  }
  const offered = resource.row.filter((action) => isOffered(action, runtime) && action.when(row) && !(isOpen && action.turn === 'opens'))
  const called = offered.filter(({ turn }) => turn === 'first')
  // where no state asks for anything, what the screen is there for
  const leading = called.length > 0 ? called.slice(0, maxButtons) : offered.filter(({ turn }) => turn === 'usual').slice(0, 1)
  const others = offered.filter((action) => !leading.includes(action))
  const itemOf = (action: Action<Row>): MenuItem => {
    const { name, tone } = action
    return { id: `own ${name}`, label: labels.action(name), tone, onSelect: () => onOwn(action, row) }
  }
  return [
    ...leading.map(itemOf),
    ...standardItems('view'),
    ...standardItems('edit'),
    ...standardItems('addChild'),
    ...others.map(itemOf),
    ...standardItems('delete'),
  ]
}
