import { Button, moveItem, useSortable, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useState } from 'react'
import { FieldRow } from './field-row'
import { addField, validateField } from './form-fields'

interface FieldsTableProps {
  /** Accessible name. */
  readonly label: string
  readonly fields: readonly FlowField[]
  /** Whether the fields are those of a form or the columns of rows. */
  readonly level: 'form' | 'columns'
  /** Whether missing values are reported. */
  readonly isChecked: boolean
  readonly onChange: (fields: readonly FlowField[]) => void
}

const heads = {
  form: ['order', 'label', 'name', 'kind', 'required', 'isFact', 'choices'],
  columns: ['order', 'label', 'name', 'kind', 'required', 'choices'],
} as const
const widths = { label: 'md:w-3', name: 'md:w-2', kind: 'md:w-2', required: '', isFact: '', choices: 'md:w-4', order: '' } as const
const prefixes = { form: 'field', columns: 'column' } as const

/** Table that edits the fields of a form or the columns of rows. */
export function FieldsTable({ label, fields, level, isChecked, onChange }: FieldsTableProps) {
  const t = useTranslate()
  const [announcement, announce] = useState('')
  const move = (from: number, to: number) => {
    onChange(moveItem(fields, from, to))
    announce(t('designer.form.moved', { name: fields[from]?.label ?? '', place: to + 1 }))
  }
  const { listRef, draggedIndex, getHandleProps } = useSortable<HTMLTableSectionElement>({ count: fields.length, onMove: move })
  return (
    <>
      {fields.length > 0 && (
        <div className="overflow-auto">
          <table className="w-full min-w-max md:min-w-0" aria-label={label}>
            <thead className="text-color-secondary white-space-nowrap">
              <tr>
                {heads[level].map((head) => (
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
                  level={level}
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
        <Button icon="add" onClick={() => onChange(addField(fields, prefixes[level]))}>
          {t(level === 'form' ? 'designer.form.add' : 'designer.form.addColumn')}
        </Button>
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
