import type { ReactNode } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { Button } from '../../ui/button'
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
  readonly onBulk: (action: Action<readonly Row[]>) => void
  readonly onList: (action: Action<undefined>) => void
  /** What stands at the end, where no head has it. */
  readonly children: ReactNode
  /** Where no head offers it. */
  readonly onAdd: (() => void) | undefined
}

/** Above the table: what is chosen, and what can be done with it and with the list. */
export function Toolbar({ resource, labels, list, onRemove, onBulk, onList, onAdd, children }: ToolbarProps) {
  const t = useKitText()
  const runtime = useRuntime()
  const selected = list.selection.rows.length
  const offered = (action: Action<never>) => isOffered(action, runtime)
  return (
    <div className="kit-toolbar">
      {onAdd && (
        <Button kind="primary" icon="add" onClick={onAdd}>
          {t('actions.add')}
        </Button>
      )}
      {onRemove && (
        <Button icon="delete" onClick={onRemove}>
          {t('actions.deleteSelected')}
        </Button>
      )}
      {resource.bulk.filter(offered).map((action) => (
        <Button key={action.name} onClick={() => onBulk(action)}>
          {labels.action(action.name)}
        </Button>
      ))}
      {resource.toolbar.filter(offered).map((action) => (
        <Button key={action.name} onClick={() => onList(action)}>
          {labels.action(action.name)}
        </Button>
      ))}
      <p className="pl-2 text-color-secondary" aria-live="polite">
        {selected > 0 && t('table.selected', { count: selected })}
      </p>
      {selected > 0 && (
        <Button kind="quiet" onClick={list.selection.clear}>
          {t('actions.clearSelection')}
        </Button>
      )}
      {children}
    </div>
  )
}
