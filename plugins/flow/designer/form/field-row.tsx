import { Button, Select, TextInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import type { ComponentProps } from 'react'
import { type FieldSort, fieldSorts } from '../../forms/described-fields'

interface FieldRowProps {
  readonly field: FlowField
  /** Whether the field is one of a form or a column of rows. */
  readonly level: 'form' | 'columns'
  readonly problem: string | undefined
  /** Props of the button that moves the field. */
  readonly handle: ComponentProps<'button'>
  readonly isDragged: boolean
  readonly onChange: (part: Partial<FlowField>) => void
  readonly onRemove: () => void
}

/** Editor of one form field. */
export function FieldRow({ field, level, problem, handle, isDragged, onChange, onRemove }: FieldRowProps) {
  const t = useTranslate()
  const { label, name, kind, required = false, choices = [], columns = [], isFact = false } = field
  const named = (part: string) => `${t(`designer.form.${part}`)} ${label || name}`
  const kinds = fieldSorts
    .filter((sort) => level === 'form' || sort !== 'rows')
    .map((sort) => ({ value: sort, label: t(`designer.form.kinds.${sort}`) }))
  return (
    <tr className={isDragged ? 'surface-hover' : undefined}>
      <td className="p-1">
        <button
          type="button"
          className="p-2 border-none border-round bg-transparent text-color-secondary cursor-move"
          aria-label={named('move')}
          title={t('designer.form.moveHint')}
          {...handle}
        >
          <span className="pi pi-bars" aria-hidden="true" />
        </button>
      </td>
      <td className="p-1">
        <TextInput
          aria-label={named('label')}
          aria-invalid={problem === 'label'}
          value={label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
        {problem && <span className="text-xs text-red-500">{t(`designer.form.wrong.${problem}`)}</span>}
      </td>
      <td className="p-1">
        <TextInput aria-label={named('name')} value={name} onChange={(event) => onChange({ name: event.target.value })} />
      </td>
      <td className="p-1">
        {/* the options are field kinds */}
        <Select aria-label={named('kind')} options={kinds} value={kind} onChange={(next) => onChange({ kind: next as FieldSort })} />
      </td>
      <td className="p-1 text-center">
        <input
          type="checkbox"
          className="kit-checkbox"
          aria-label={named('required')}
          checked={required}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
      </td>
      {level === 'form' && (
        <td className="p-1 text-center">
          <input
            type="checkbox"
            className="kit-checkbox"
            aria-label={named('isFact')}
            title={t('designer.form.factHint')}
            checked={isFact}
            onChange={(event) => onChange({ isFact: event.target.checked })}
          />
        </td>
      )}
      <td className="p-1">
        {kind === 'rows' && (
          <span className="text-sm text-color-secondary">{t('designer.form.columnCount', { count: columns.length })}</span>
        )}
        {kind === 'choice' && (
          <TextInput
            aria-label={named('choices')}
            placeholder={t('designer.form.choicesHint')}
            value={choices.join('，')}
            onChange={(event) => onChange({ choices: event.target.value.split(/[,，]/) })}
          />
        )}
      </td>
      <td className="p-1 white-space-nowrap">
        <Button variant="quiet" icon="delete" aria-label={named('remove')} onClick={onRemove} />
      </td>
    </tr>
  )
}
