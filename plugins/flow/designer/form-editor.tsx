import { Button, MessagePanel, moveItem, useSortable, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useState } from 'react'
import { FieldRow } from './field-row'
import { addField, validateField } from './form-fields'

interface FormEditorProps {
  readonly fields: readonly FlowField[]
  /** Whether missing values are reported. */
  readonly isChecked: boolean
  readonly isReadOnly: boolean
  readonly onChange: (fields: readonly FlowField[]) => void
}

const heads = ['order', 'label', 'name', 'kind', 'required', 'choices'] as const
const widths = { label: 'md:w-3', name: 'md:w-2', kind: 'md:w-2', required: '', choices: 'md:w-4', order: '' } as const

/** Editor of the fields of a process's start form. */
export function FormEditor({ fields, isChecked, isReadOnly, onChange }: FormEditorProps) {
  const t = useTranslate()
  const [announcement, announce] = useState('')
  const move = (from: number, to: number) => {
    onChange(moveItem(fields, from, to))
    announce(t('designer.form.moved', { name: fields[from]?.label ?? '', place: to + 1 }))
  }
  const { listRef, draggedIndex, getHandleProps } = useSortable<HTMLTableSectionElement>({ count: fields.length, onMove: move })
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
                  <td />
                </tr>
              </thead>
              <tbody ref={listRef}>
                {fields.map((field, at) => (
                  <FieldRow
                    // a field's name changes while the user types
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that stays
                    key={at}
                    field={field}
                    problem={isChecked ? validateField(field, fields) : undefined}
                    onChange={(part) => onChange(fields.with(at, { ...field, ...part }))}
                    handle={getHandleProps(at)}
                    isDragged={draggedIndex === at}
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
        <p className="sr-only" aria-live="polite">
          {announcement}
        </p>
      </div>
    </fieldset>
  )
}
