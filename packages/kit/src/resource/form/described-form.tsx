import { useMemo, useRef } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useSend } from '../../runtime/use-send'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import type { DescribedField } from './described-facts'
import { FieldsForm } from './fields-form'
import type { FormState } from './form-shape'

interface DescribedFormProps {
  /** In the order on screen. */
  readonly fields: readonly DescribedField[]
  /** What they start with; nothing unless said. */
  readonly start?: Row
  /** Sends what was filled in; a refusal that names a field stands under it. */
  readonly call: (values: Row) => Promise<unknown>
  readonly saveLabel: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const labelsOf = (fields: readonly DescribedField[]): Labels => {
  const words = new Map(fields.map(({ name, label }) => [name, label]))
  const wordOf = (name: string) => words.get(name) ?? name
  return {
    title: '',
    hint: undefined,
    record: '',
    field: wordOf,
    help: () => '',
    section: wordOf,
    action: wordOf,
    follows: wordOf,
    warning: wordOf,
  }
}

/**
 * A form over fields that the platform described, each drawn and checked by its kind.
 *
 * @example
 * <DescribedForm fields={[{ name: 'amount', label: '金额', field: money({ required: true }) }]} call={start} saveLabel="提交" onDone={leave} onCancel={leave} />
 */
export function DescribedForm({ fields, start, call, ...rest }: DescribedFormProps) {
  const t = useKitText()
  const state = useRef<FormState>({ isSaving: false })
  const { mutateAsync } = useSend(call)
  const shape = useMemo(
    () => ({
      fields: Object.fromEntries(fields.map(({ name, field }) => [name, field])),
      sections: [{ name: undefined, fields: fields.map(({ name }) => name) }],
      shown: {},
      rules: undefined,
    }),
    [fields],
  )
  const labels = useMemo(() => labelsOf(fields), [fields])
  // nothing else tells one from another
  const origin = { place: `described ${fields.map(({ name }) => name).join()}` }
  return (
    <FieldsForm
      {...rest}
      shape={shape}
      origin={origin}
      labels={labels}
      record={start}
      save={mutateAsync}
      done={t('done.operated')}
      state={state}
    />
  )
}
