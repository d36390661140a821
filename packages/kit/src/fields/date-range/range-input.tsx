import { useKitText } from '@jwsk/ui'
import { DateInput, DateTimeInput } from '../date/date-input'
import type { DateValue } from '../date/date-value'
import type { InputProps } from '../types'

export interface Range {
  readonly from: DateValue
  readonly to: DateValue
}

const inputs = { date: DateInput, dateTime: DateTimeInput } as const
export type Precision = keyof typeof inputs

/** Two date inputs, each with its own calendar. */
export function RangeInput({ precision, ...props }: InputProps<Range> & { readonly precision: Precision }) {
  const t = useKitText()
  const { id, value, onChange, inputRef } = props
  const Input = inputs[precision]
  return (
    <fieldset className="kit-range flex flex-wrap align-items-center gap-2" aria-labelledby={`${id}-label`}>
      <Input {...props} value={value.from} onChange={(from) => onChange({ ...value, from })} inputRef={inputRef} />
      <span aria-hidden="true">–</span>
      <label className="sr-only" htmlFor={`${id}-to`}>
        {t('fields.date.to')}
      </label>
      <Input {...props} id={`${id}-to`} value={value.to} onChange={(to) => onChange({ ...value, to })} inputRef={() => undefined} />
    </fieldset>
  )
}
