import { Button, Checkbox, useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { WireRecord } from '../../fields/types'
import { toDisplayText } from '../../fields/wire'
import { useRuntime } from '../../runtime/kit-provider'
import { useUnsavedChanges } from '../../runtime/unsaved-changes'
import { FormField } from '../form/form-field'
import type { FormShape } from '../form/form-shape'
import { type FormValues, toFormValues } from '../form/form-values'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { useBulkEditText } from './bulk-edit-texts'
import { toRule } from './use-record-change'

interface BulkEditFormProps {
  readonly shape: FormShape
  readonly labels: Labels
  /** Fields that can be changed. */
  readonly names: readonly string[]
  readonly rows: readonly Row[]
  /** Called with the valid values of the fields to change. */
  readonly onNext: (changes: FormValues) => void
  readonly onCancel: () => void
}

/** Returns the values by which the choices of fields are limited, if they are the same in all rows. */
function getCommonLimits({ fields }: FormShape, names: readonly string[], rows: readonly Row[]): Row {
  const limits = names.flatMap((name) => fields[name]?.dependsOn ?? [])
  const isCommon = (name: string) => new Set(rows.map((row) => toDisplayText(row[name]))).size === 1
  return Object.fromEntries(limits.filter(isCommon).map((name) => [name, rows[0]?.[name]]))
}

/** Form in which users first select the fields to change. */
export function BulkEditForm({ shape, labels, names, rows, onNext, onCancel }: BulkEditFormProps) {
  const t = useKitText()
  const say = useBulkEditText()
  const { client } = useRuntime()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [defaultValues] = useState(() => toFormValues(shape, getCommonLimits(shape, names, rows)))
  const { control, handleSubmit, setValue } = useForm<FormValues>({ mode: 'onTouched', defaultValues })
  const box = useUnsavedChanges<HTMLFormElement>({ isDirty: selected.length > 0, draft: { none: 'the selection is lost with the list' } })
  const toggle = (name: string) => setSelected((all) => names.filter((one) => (one === name) !== all.includes(one)))
  const fill = (wire: WireRecord) => {
    for (const name of selected) if (name in wire) setValue(name, shape.fields[name]?.parse(wire[name], wire), { shouldValidate: true })
  }
  const submit = handleSubmit((values) => onNext(Object.fromEntries(selected.map((name) => [name, values[name]]))))
  return (
    <form
      ref={box}
      className="kit-form flex flex-column min-h-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (selected.length > 0) void submit()
      }}
    >
      <div className="kit-dialog-body flex flex-column gap-3">
        <p className="text-sm text-color-secondary">{say('hint')}</p>
        {names.map((name) => {
          const field = shape.fields[name]
          if (!field || (field.choicesOperation && !client.supports(field.choicesOperation))) return null
          const isSelected = selected.includes(name)
          return (
            <div key={name} className="flex flex-column gap-2">
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
              <label className="flex align-items-center gap-2">
                <Checkbox
                  checked={isSelected ? 'all' : 'none'}
                  label={say('change', { label: labels.field(name) })}
                  onChange={() => toggle(name)}
                />
                {say('change', { label: labels.field(name) })}
              </label>
              {isSelected && (
                <FormField
                  name={name}
                  field={field}
                  rule={toRule(shape, name)}
                  labels={labels}
                  control={control}
                  isWide
                  fields={shape.fields}
                  onFill={fill}
                />
              )}
            </div>
          )
        })}
      </div>
      <div className="kit-dialog-footer">
        <Button onClick={onCancel}>{t('actions.cancel')}</Button>
        <Button variant="primary" type="submit" disabled={selected.length === 0}>
          {say('next')}
        </Button>
      </div>
    </form>
  )
}
