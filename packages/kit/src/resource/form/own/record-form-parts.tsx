import type { ReactNode } from 'react'
import type { Api, DraftType, StringKey, WritableName } from '../../model/api'
import { FormFrame } from '../fields-form'
import { FormField } from '../form-field'
import { ComputedField } from '../rules/computed-field'
import type { RecordFormController } from './use-record-form'

interface RecordFormFrameProps<A extends Api> {
  readonly form: RecordFormController<A>
  /** Label of the button that saves. Defaults to "save". */
  readonly saveLabel?: string
  readonly children: ReactNode
}

/** Form element around the fields of a custom form, with its buttons; see `useRecordForm`. */
export const RecordFormFrame = <A extends Api>({ form, saveLabel, children }: RecordFormFrameProps<A>) => (
  <FormFrame form={form['~form']} {...form['~props']} {...(saveLabel !== undefined && { saveLabel })}>
    {children}
  </FormFrame>
)

interface RecordFormFieldProps<A extends Api> {
  readonly form: RecordFormController<A>
  /** Declared field of the resource. */
  readonly name: WritableName<DraftType<A>> & StringKey<DraftType<A>>
  /** Whether it takes the full row of `kit-fields`. Defaults to what its kind takes. */
  readonly isWide?: boolean
}

/** Label, input and error of a field of a custom form; nothing while its condition does not hold. */
export function RecordFormField<A extends Api>({ form, name, isWide = false }: RecordFormFieldProps<A>) {
  const { shape, labels, checks, fill, form: state } = form['~form']
  const field = shape.fields[name]
  if (!field || !form['~visible'].has(name)) return null
  const parts = { name, field, labels, control: state.control, isWide }
  if (shape.compute?.[name]) return <ComputedField {...parts} shape={shape} />
  return <FormField {...parts} rule={shape.rules?.[name] ?? {}} fields={shape.fields} onFill={fill} checks={checks} />
}
