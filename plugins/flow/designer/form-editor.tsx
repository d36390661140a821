import { Button, MessagePanel, Select, TextInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { type FieldSort, sorts } from '../forms/field-of'
import { fieldProblem, movedField, withField } from './form-fields'

interface FormEditorProps {
  readonly fields: readonly FlowField[]
  /** Whether what is missing is pointed out. */
  readonly isChecked: boolean
  readonly onChange: (fields: readonly FlowField[]) => void
}

const heads = ['label', 'name', 'kind', 'required', 'choices', 'order'] as const
const widths = { label: 'md:w-3', name: 'md:w-2', kind: 'md:w-2', required: '', choices: 'md:w-4', order: '' } as const

/** The fields that a process asks for when it is started. */
export function FormEditor({ fields, isChecked, onChange }: FormEditorProps) {
  const t = useTranslate()
  return (
    <div className="kit-card">
      <div className="kit-view overflow-auto">
        {fields.length === 0 ? (
          <MessagePanel icon="empty" title={t('designer.form.empty')} />
        ) : (
          <div className="overflow-auto">
            <table className="w-full min-w-max md:min-w-0" aria-label={t('designer.form.title')}>
              <thead className="text-color-secondary white-space-nowrap">
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col" className={`p-1 text-left font-medium ${widths[head]}`}>
                      {t(`designer.form.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fields.map((field, at) => (
                  <FieldRow
                    // a field's name changes while it is typed
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that stays
                    key={at}
                    field={field}
                    problem={isChecked ? fieldProblem(field, fields) : undefined}
                    onChange={(part) => onChange(fields.with(at, { ...field, ...part }))}
                    onMove={(by) => onChange(movedField(fields, at, by))}
                    onRemove={() => onChange(fields.toSpliced(at, 1))}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div>
          <Button icon="add" onClick={() => onChange(withField(fields))}>
            {t('designer.form.add')}
          </Button>
        </div>
      </div>
    </div>
  )
}

interface FieldRowProps {
  readonly field: FlowField
  readonly problem: string | undefined
  readonly onChange: (part: Partial<FlowField>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function FieldRow({ field, problem, onChange, onMove, onRemove }: FieldRowProps) {
  const t = useTranslate()
  const { label, name, kind, required = false, choices = [] } = field
  const named = (part: string) => `${t(`designer.form.${part}`)} ${label || name}`
  const kinds = sorts.map((sort) => ({ value: sort, label: t(`designer.form.kinds.${sort}`) }))
  return (
    <tr>
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
        {/* the options are the sorts */}
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
      <td className="p-1">
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
        <Button kind="quiet" icon="up" aria-label={named('up')} onClick={() => onMove(-1)} />
        <Button kind="quiet" icon="down" aria-label={named('down')} onClick={() => onMove(1)} />
        <Button kind="quiet" icon="delete" aria-label={named('remove')} onClick={onRemove} />
      </td>
    </tr>
  )
}
