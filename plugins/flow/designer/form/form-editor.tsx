import { MessagePanel, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { FieldsTable } from './fields-table'

interface FormEditorProps {
  readonly fields: readonly FlowField[]
  /** Whether missing values are reported. */
  readonly isChecked: boolean
  readonly isReadOnly: boolean
  readonly onChange: (fields: readonly FlowField[]) => void
}

/** Editor of the fields of a process's start form, and of the columns of its rows. */
export function FormEditor({ fields, isChecked, isReadOnly, onChange }: FormEditorProps) {
  const t = useTranslate()
  return (
    <fieldset className={`kit-card ${isReadOnly ? 'opacity-70' : ''}`} disabled={isReadOnly}>
      <div className="kit-view overflow-auto">
        {fields.length === 0 && <MessagePanel icon="empty" title={t('designer.form.empty')} />}
        <FieldsTable label={t('designer.form.title')} fields={fields} level="form" isChecked={isChecked} onChange={onChange} />
        {fields.map((field, at) => {
          if (field.kind !== 'rows') return null
          const title = t('designer.form.columnsOf', { name: field.label || field.name })
          const { columns = [] } = field
          return (
            <section
              // a field's name changes while the user types
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that stays
              key={at}
              className="flex flex-column gap-2 mt-2 pt-3 border-top-1 surface-border"
            >
              <h2 className="px-1 text-base">{title}</h2>
              {columns.length === 0 && <p className="px-1 text-sm text-color-secondary">{t('designer.form.noColumns')}</p>}
              <FieldsTable
                label={title}
                fields={columns}
                level="columns"
                isChecked={isChecked}
                onChange={(next) => onChange(fields.with(at, { ...field, columns: [...next] }))}
              />
            </section>
          )
        })}
      </div>
    </fieldset>
  )
}
