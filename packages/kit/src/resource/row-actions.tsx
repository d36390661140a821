import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import { MenuButton, type MenuItem } from '../ui/menu-button'
import type { Action } from './action'
import { openCount } from './open-count'
import type { Resource, Row } from './types'
import type { Allowed } from './use-allowed'
import type { Labels } from './use-labels'

/** What can be done with one record on every screen. */
export type RecordAction = 'view' | 'edit' | 'addChild' | 'delete'

interface RowActionsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly row: Row
  readonly name: string
  readonly allowed: Allowed
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onOwn: (action: Action<Row>, row: Row) => void
}

/** The actions of one record, in the order view, edit, own, delete. */
export function RowActions({ resource, labels, row, name, allowed, onAction, onOwn }: RowActionsProps) {
  const t = useKitText()
  const { permissions } = useRuntime()
  const can: Record<RecordAction, boolean> = {
    view: allowed.view,
    edit: allowed.mayEdit(row),
    addChild: allowed.add && resource.tree !== undefined,
    delete: allowed.mayDelete(row),
  }
  const usual = (action: RecordAction): readonly MenuItem[] =>
    can[action]
      ? [
          {
            id: action,
            label: t(`actions.${action}`),
            tone: action === 'delete' ? 'danger' : 'plain',
            onSelect: () => onAction(action, row),
          },
        ]
      : []
  const own = resource.row
    .filter((action) => (action.permission === undefined || permissions.has(action.permission)) && action.when(row))
    .map(
      (action): MenuItem => ({
        id: `own ${action.name}`,
        label: labels.action(action.name),
        tone: action.tone,
        onSelect: () => onOwn(action, row),
      }),
    )
  const all = [...usual('view'), ...usual('edit'), ...usual('addChild'), ...own, ...usual('delete')]
  const shown = all.slice(0, openCount(all.map(({ label }) => label)))
  const behind = all.slice(shown.length)
  return (
    <>
      {shown.map((item) => (
        <button
          key={item.id}
          type="button"
          className={`kit-action kit-action-${item.tone}`}
          aria-label={`${item.label} ${name}`}
          onClick={item.onSelect}
        >
          {item.label}
        </button>
      ))}
      {behind.length > 0 && <MenuButton label={`${t('actions.more')} ${name}`} items={behind} />}
    </>
  )
}
