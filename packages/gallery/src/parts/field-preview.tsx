import { Fallback, type Field, StandaloneInput, TextInput, useTranslate } from '@jwsk/kit'
import { type ReactNode, useId, useState } from 'react'

/** Field kind with a sample wire value. */
export interface FieldSample {
  readonly kind: Field
  readonly wire: unknown
  /** Other properties of the record that the field kind reads. */
  readonly record?: Readonly<Record<string, unknown>>
}

function Line({ id, label, children }: { readonly id: string; readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="kit-field mb-3">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="kit-field-control">
        <Fallback fallback={null}>{children}</Fallback>
      </div>
    </div>
  )
}

function FilterLine({ kind }: { readonly kind: Field }) {
  const t = useTranslate()
  const id = useId()
  const [value, setValue] = useState('')
  return (
    <Line id={id} label={t('fieldTrial.filter')}>
      {kind.Filter ? (
        <kind.Filter id={id} value={value} onChange={setValue} />
      ) : (
        <TextInput id={id} value={value} onChange={(event) => setValue(event.target.value)} />
      )}
    </Line>
  )
}

function RangeLine({ Range }: { readonly Range: NonNullable<Field['Range']> }) {
  const t = useTranslate()
  const id = useId()
  const [range, setRange] = useState({ from: '', to: '' })
  return (
    <Line id={id} label={t('fieldTrial.range')}>
      <Range id={id} {...range} onChange={setRange} />
    </Line>
  )
}

/** Cell, detail, input and filter of a field kind. */
export function FieldPreview({ kind, wire, record = {} }: FieldSample) {
  const t = useTranslate()
  const id = useId()
  const [value, setValue] = useState(() => kind.parse(wire, record))
  return (
    <>
      <Line id={`${id}-shown`} label={t('fieldTrial.shown')}>
        <output id={`${id}-shown`} className="block min-w-0 pt-1">
          <kind.Cell value={value} />
        </output>
      </Line>
      <Line id={id} label={t('fieldTrial.input')}>
        <StandaloneInput field={kind} id={id} value={value} onChange={setValue} />
      </Line>
      <FilterLine kind={kind} />
      {kind.Range && <RangeLine Range={kind.Range} />}
    </>
  )
}
