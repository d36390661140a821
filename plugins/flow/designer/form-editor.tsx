import { Button, MessagePanel, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { FieldRow } from './field-row'
import { addField, moveField, validateField } from './form-fields'

interface FormEditorProps {
  readonly fields: readonly FlowField[]
  /** Whether missing values are reported. */
  readonly isChecked: boolean
  readonly isReadOnly: boolean
  readonly onChange: (fields: readonly FlowField[]) => void
}

const heads = ['label', 'name', 'kind', 'required', 'choices', 'order'] as const
const widths = { label: 'md:w-3', name: 'md:w-2', kind: 'md:w-2', required: '', choices: 'md:w-4', order: '' } as const

/** Editor of the fields of a process's start form. */
export function FormEditor({ fields, isChecked, isReadOnly, onChange }: FormEditorProps) {
  const t = useTranslate()
  return (
    <fieldset className={`kit-card ${isReadOnly ? 'opacity-70' : ''}`} disabled={isReadOnly}>
      <div className="kit-view overflow-auto">
        {fields.length === 0 ? (
          <MessagePanel icon="empty" title={t('designer.form.empty')} />
        ) : (
          <div className="overflow-auto">
            <table className="w-full min-w-max md:min-w-0" aria-label={t('designer.form.title')}>
              <thead className="text-color-secondary white-space-nowrap">
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col" className={`p-1 text-left text-sm font-medium ${widths[head]}`}>
                      {t(`designer.form.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fields.map((field, at) => (
                  <FieldRow
                    // a field's name changes while the user types
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that stays
                    key={at}
                    field={field}
                    problem={isChecked ? validateField(field, fields) : undefined}
                    onChange={(part) => onChange(fields.with(at, { ...field, ...part }))}
                    isFirst={at === 0}
                    isLast={at === fields.length - 1}
                    onMove={(by) => onChange(moveField(fields, at, by))}
                    onRemove={() => onChange(fields.toSpliced(at, 1))}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div className="px-1">
          <Button icon="add" onClick={() => onChange(addField(fields))}>
            {t('designer.form.add')}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
