import { Button, Checkbox, Dialog, useKitText } from '@jwsk/ui'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import type { LayoutControl } from './table-layout'
import { densities, getDefaultLayout, moveColumn, type TableLayout, toggleColumn } from './table-layout'

interface LayoutDialogProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly layoutControl: LayoutControl
  readonly onClose: () => void
}

interface ColumnLineProps {
  readonly name: string
  readonly label: string
  readonly layout: TableLayout
  readonly onChange: (layout: TableLayout) => void
}

/** the first column identifies the record: it cannot be hidden or moved */
function ColumnLine({ name, label, layout, onChange }: ColumnLineProps) {
  const t = useKitText()
  const position = layout.order.indexOf(name)
  if (position === 0)
    return <li className="flex align-items-center gap-2 py-2 border-bottom-1 surface-border pl-5 text-color-secondary">{label}</li>
  return (
    <li className="flex align-items-center gap-2 py-1 border-bottom-1 surface-border">
      <Checkbox
        checked={layout.hidden.includes(name) ? 'none' : 'all'}
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
        disabled={position === layout.order.length - 1}
        onClick={() => onChange(moveColumn(layout, name, 1))}
      />
    </li>
  )
}

/** Dialog for visibility, order and density of columns; changes apply at once. */
export function LayoutDialog({ resource, labels, layoutControl, onClose }: LayoutDialogProps) {
  const t = useKitText()
  const { layout, setLayout } = layoutControl
  return (
    <Dialog title={t('layout.open')} size="small" onClose={onClose}>
      <div className="kit-dialog-body">
        <fieldset className="mb-4">
          <legend className="mb-1 text-sm text-color-secondary">{t('layout.columns')}</legend>
          <ul>
            {layout.order.map((name) => (
              <ColumnLine key={name} name={name} label={labels.field(name)} layout={layout} onChange={setLayout} />
            ))}
          </ul>
        </fieldset>
        <fieldset className="mb-4">
          <legend className="mb-1 text-sm text-color-secondary">{t('layout.density')}</legend>
          {densities.map((density) => (
            <label key={density} className="kit-control inline-flex align-items-center gap-2 mr-5">
              <input type="radio" name="density" checked={layout.density === density} onChange={() => setLayout({ ...layout, density })} />
              {t(`layout.${density}`)}
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-color-secondary">{t('table.copyHint')}</p>
      </div>
      <div className="kit-dialog-foot">
        <Button onClick={() => setLayout(getDefaultLayout(resource.columns))}>{t('layout.reset')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </div>
    </Dialog>
  )
}
