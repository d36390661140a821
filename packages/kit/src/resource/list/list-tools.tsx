import { Button, Icon, loadable, MenuButton, useKitText } from '@jwsk/ui'
import { type Ref, useState } from 'react'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { getVisibleColumns, type LayoutControl, maxVisibleColumns } from './table-layout'
import type { ResourceList } from './use-resource-list'

const ToolDialog = loadable(() => import('./tool-dialog').then((module) => ({ default: module.ToolDialog })))

export interface ListToolsProps {
  readonly ref: Ref<HTMLDivElement>
  readonly resource: Resource
  readonly labels: Labels
  readonly layout: LayoutControl
  readonly list: ResourceList
  /** Displayed rows of the list or tree. */
  readonly rows: readonly Row[]
  /** Input sent with every call of the list. */
  readonly baseQuery: Row | undefined
  readonly isCompact: boolean
}

/** Tools of the list, behind a button on phones; each loads on demand. */
export function ListTools({ ref, isCompact, ...what }: ListToolsProps) {
  const { list } = what
  const t = useKitText()
  const [opened, open] = useState<'columns' | 'download'>()
  const toggle = (tool: 'columns' | 'download') => () => open(opened === tool ? undefined : tool)
  const { order } = what.layout.layout
  // says that there are more columns than the table can show
  const summary =
    order.length > maxVisibleColumns && t('layout.some', { visible: getVisibleColumns(what.layout.layout).length, all: order.length })
  const dialogs = [
    { id: 'columns', label: summary || t('layout.open'), onSelect: toggle('columns') },
    { id: 'download', label: t('export.open'), onSelect: toggle('download') },
  ] as const
  return (
    <div ref={ref} className="flex flex-none md:gap-2 ml-auto">
      <Button
        variant="quiet"
        icon="refresh"
        aria-label={t('actions.refresh')}
        busy={list.isFetching && list.status !== 'skeleton'}
        onClick={list.reload}
      />
      {isCompact ? (
        <MenuButton variant="quiet" label={t('actions.more')} items={dialogs}>
          <Icon name="more" />
        </MenuButton>
      ) : (
        dialogs.map(({ id, label, onSelect }) => (
          <Button
            key={id}
            variant="quiet"
            icon={id}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={opened === id}
            onClick={onSelect}
          >
            {id === 'columns' && summary}
          </Button>
        ))
      )}
      {opened && <ToolDialog {...what} tool={opened} onClose={() => open(undefined)} />}
    </div>
  )
}
