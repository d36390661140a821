import { Button, Popover, useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { type ExportFormat, type ExportOptions, type ExportScope, exportFormats, exportScopes, useExport } from './use-export'

interface ExportDialogProps extends ExportOptions {
  readonly onClose: () => void
}

interface RadioGroupProps<Option extends string> {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly id: Option; readonly label: string }[]
  readonly value: Option
  readonly onChange: (option: Option) => void
}

function RadioGroup<Option extends string>({ legend, name, options, value, onChange }: RadioGroupProps<Option>) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-sm text-color-secondary">{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className="kit-control inline-flex align-items-center gap-2 mr-5">
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Scopes in the order in which they are preselected: without a selection, everything that the search found. */
const exportDefaults = ['selection', 'all'] as const

/** Popover that exports or prints rows of the list. */
export function ExportDialog({ onClose, ...what }: ExportDialogProps) {
  const t = useKitText()
  const { list, rows, resource } = what
  const counts: Record<ExportScope, number> = {
    page: rows.length,
    selection: list.selection.rows.length,
    all: resource.api.list.paged ? list.total : 0,
  }
  const [choice, choose] = useState<ExportScope>(exportDefaults.find((id) => counts[id] > 0) ?? 'page')
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { progress, start } = useExport(what, onClose)
  const offered = exportScopes.filter((id) => id === 'page' || counts[id] > 0)
  return (
    <Popover title={t('export.open')} busy={progress !== undefined} onClose={onClose}>
      <div className="kit-dialog-body">
        <RadioGroup
          legend={t('export.which')}
          name="rows"
          options={offered.map((id) => ({ id, label: t(`export.${id}`, { count: counts[id] }) }))}
          value={choice}
          onChange={choose}
        />
        <RadioGroup
          legend={t('export.format')}
          name="format"
          options={exportFormats.map((id) => ({ id, label: t(`export.${id}`) }))}
          value={format}
          onChange={setFormat}
        />
        {progress && progress.total > 0 && (
          <div className="flex flex-column gap-1 w-full text-sm text-color-secondary">
            <progress aria-label={t('export.open')} max={progress.total} value={Math.min(progress.done, progress.total)} />
            <span role="status">{t('export.progress', { ...progress })}</span>
          </div>
        )}
      </div>
      <div className="kit-dialog-footer">
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button variant="primary" busy={progress !== undefined} onClick={() => void start({ choice, format })}>
          {t('export.start')}
        </Button>
      </div>
    </Popover>
  )
}
