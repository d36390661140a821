import { Button, Checkbox, Popover, TextInput, useKitText } from '@jwsk/ui'
import { useMemo, useState } from 'react'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import type { LayoutControl } from './table-layout'
import { getDefaultLayout, getVisibleColumns, maxVisibleColumns, moveColumn, type TableLayout, toggleColumn } from './table-layout'

interface LayoutDialogProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly layoutControl: LayoutControl
  readonly onClose: () => void
}

/** the visible columns and a few others */
const maxLines = maxVisibleColumns + 10

interface ColumnLineProps {
  readonly name: string
  readonly label: string
  readonly layout: TableLayout
  readonly visible: readonly string[]
  /** Whether no other column can be visible. */
  readonly isFull: boolean
  readonly onChange: (layout: TableLayout) => void
}

/** the first column identifies the record: it cannot be hidden or moved */
function ColumnLine({ name, label, layout, visible, isFull, onChange }: ColumnLineProps) {
  const t = useKitText()
  const isHidden = !visible.includes(name)
  // a visible column moves among the visible ones
  const siblings = isHidden ? layout.order : visible
  const position = siblings.indexOf(name)
  if (name === layout.order[0])
    return <li className="flex align-items-center gap-2 py-2 border-bottom-1 surface-border pl-5 text-color-secondary">{label}</li>
  return (
    <li className="flex align-items-center gap-2 py-1 border-bottom-1 surface-border">
      <Checkbox
        checked={isHidden ? 'none' : 'all'}
        disabled={isHidden && isFull}
        label={t('layout.show', { label })}
        onChange={() => onChange(toggleColumn(layout, name))}
      />
      <span className="kit-wrap flex-1 min-w-0" aria-hidden="true">
        {label}
      </span>
      <Button
        variant="quiet"
        icon="up"
        aria-label={t('layout.up', { label })}
        disabled={position === 1}
        onClick={() => onChange(moveColumn(layout, name, -1))}
      />
      <Button
        variant="quiet"
        icon="down"
        aria-label={t('layout.down', { label })}
        disabled={position === siblings.length - 1}
        onClick={() => onChange(moveColumn(layout, name, 1))}
      />
    </li>
  )
}

type ColumnLinesProps = Omit<LayoutDialogProps, 'onClose'>

/** Lines of the columns; of more than a table can show, the visible ones first, and the others are found by their name. */
function ColumnLines({ resource, labels, layoutControl }: ColumnLinesProps) {
  const t = useKitText()
  const [query, setQuery] = useState('')
  const { layout, setLayout } = layoutControl
  const visible = getVisibleColumns(layout)
  const isLong = resource.columns.length > maxVisibleColumns
  const searchText = query.trim().toLocaleLowerCase()
  const all = isLong ? [...new Set([...visible, ...layout.order])] : layout.order
  const isSearching = searchText !== ''
  const words = useMemo(
    () => new Map(isSearching ? resource.columns.map((name) => [name, labels.field(name).toLocaleLowerCase()]) : []),
    [isSearching, resource, labels],
  )
  const found = isSearching ? all.filter((name) => words.get(name)?.includes(searchText)) : all
  const rest = isLong ? found.length - maxLines : 0
  const isFull = isLong && visible.length >= maxVisibleColumns
  return (
    <>
      {isLong && (
        <>
          <p className="text-sm text-color-secondary">{t('layout.full', { count: maxVisibleColumns })}</p>
          <TextInput
            type="search"
            aria-label={t('layout.find')}
            placeholder={t('layout.find')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </>
      )}
      <ul>
        {(isLong ? found.slice(0, maxLines) : found).map((name) => (
          <ColumnLine
            key={name}
            name={name}
            label={labels.field(name)}
            layout={layout}
            visible={visible}
            isFull={isFull}
            onChange={setLayout}
          />
        ))}
      </ul>
      {isLong && (
        <p className="text-sm text-color-secondary" aria-live="polite">
          {rest > 0 && t('layout.rest', { count: rest })}
        </p>
      )}
    </>
  )
}

/** Popover for visibility and order of columns; changes apply at once. */
export function LayoutDialog({ resource, labels, layoutControl, onClose }: LayoutDialogProps) {
  const t = useKitText()
  const { setLayout } = layoutControl
  return (
    <Popover title={t('layout.open')} onClose={onClose}>
      <div className="kit-dialog-body">
        <fieldset className="mb-4">
          <legend className="mb-1 text-sm text-color-secondary">{t('layout.columns')}</legend>
          <ColumnLines resource={resource} labels={labels} layoutControl={layoutControl} />
        </fieldset>
        <p className="text-sm text-color-secondary">{t('table.copyHint')}</p>
      </div>
      <div className="kit-dialog-footer">
        <Button onClick={() => setLayout(getDefaultLayout(resource.columns))}>{t('layout.reset')}</Button>
      </div>
    </Popover>
  )
}
