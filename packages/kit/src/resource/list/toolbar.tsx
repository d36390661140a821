import { Button, Icon, MenuButton, useKitText } from '@jwsk/ui'
import type { ReactNode } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { isOffered } from '../model/action-settings'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import type { ResourceList } from './use-resource-list'

interface ToolbarProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ResourceList
  readonly onRemove: (() => void) | undefined
  /** Changes fields of the selected records at once. */
  readonly onBulkEdit: (() => void) | undefined
  readonly onBulkAction: (action: Action<readonly Row[]>) => void
  readonly onListAction: (action: Action<undefined>) => void
  /** Content at the end if there is no header for it. */
  readonly children: ReactNode
  readonly isCompact: boolean
}

const deletion = { icon: 'pi pi-trash' }

/** Toolbar above the table: the selection and the actions on it and on the list, behind a button on phones. */
export function Toolbar({ resource, labels, list, onRemove, onBulkEdit, onBulkAction, onListAction, isCompact, children }: ToolbarProps) {
  const t = useKitText()
  const runtime = useRuntime()
  const selected = list.selection.rows.length
  const toMenuItems = <A extends Action<never>>(actions: readonly A[], start: (action: A) => void) =>
    actions
      .filter((action) => isOffered(action, runtime))
      .map((action) => ({
        id: action.name,
        label: labels.action(action.name),
        ...(action.name === 'remove' && deletion),
        onSelect: () => start(action),
      }))
  const items = [
    ...(onRemove ? [{ id: 'delete', label: t('actions.deleteSelected'), ...deletion, onSelect: onRemove }] : []),
    ...(onBulkEdit ? [{ id: 'edit', label: t('actions.editSelected'), onSelect: onBulkEdit }] : []),
    ...toMenuItems(resource.bulkActions, onBulkAction),
    // the first one is next to the add button
    ...toMenuItems(
      resource.toolbarActions.filter(({ placement }) => placement !== 'primary'),
      onListAction,
    ),
  ]
  return (
    <div className="kit-toolbar">
      {isCompact && items.length > 1 ? (
        <MenuButton variant="plain" label={t('table.operations')} items={items}>
          {t('table.operations')}
          <Icon name="down" />
        </MenuButton>
      ) : (
        items.map(({ id, label, icon, onSelect }) => (
          <Button key={id} {...(icon && { icon: 'delete' })} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      <p className="text-color-secondary" aria-live="polite">
        {selected > 0 && t('table.selected', { count: selected })}
      </p>
      {selected > 0 && (
        <Button variant="quiet" onClick={list.selection.clear}>
          {t('actions.clearSelection')}
        </Button>
      )}
      {children}
    </div>
  )
}
