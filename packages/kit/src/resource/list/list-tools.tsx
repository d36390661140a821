import { useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { loadable } from '../../ui/loadable'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import type { LayoutControl } from './table-layout'
import type { ResourceList } from './use-resource-list'

const ExportDialog = loadable(() => import('../export/export-dialog').then((module) => ({ default: module.ExportDialog })))
const LayoutDialog = loadable(() => import('./layout-dialog').then((module) => ({ default: module.LayoutDialog })))

interface ListToolsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly layout: LayoutControl
  readonly list: ResourceList
  /** Those on screen: of the list, or of the tree that it is. */
  readonly rows: readonly Row[]
  /** Goes with every call of the list. */
  readonly baseQuery: Row | undefined
}

/** What a person can do with the list itself; each tool comes when it is asked for. */
export function ListTools({ resource, labels, layout, list, rows, baseQuery }: ListToolsProps) {
  const t = useKitText()
  const [opened, open] = useState<'layout' | 'export'>()
  const close = () => open(undefined)
  return (
    <div className="flex flex-none md:gap-2 ml-auto">
      <Button
        kind="quiet"
        icon="refresh"
        aria-label={t('actions.refresh')}
        busy={list.isFetching && list.show !== 'skeleton'}
        onClick={list.reload}
      />
      <Button kind="quiet" icon="columns" aria-label={t('layout.open')} aria-haspopup="dialog" onClick={() => open('layout')} />
      <Button kind="quiet" icon="download" aria-label={t('export.open')} aria-haspopup="dialog" onClick={() => open('export')} />

      {opened === 'layout' && <LayoutDialog resource={resource} labels={labels} control={layout} onClose={close} />}
      {opened === 'export' && (
        <ExportDialog
          resource={resource}
          labels={labels}
          layout={layout.layout}
          list={list}
          rows={rows}
          baseQuery={baseQuery}
          onClose={close}
        />
      )}
    </div>
  )
}
