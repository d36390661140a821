import { Button, Select, StandaloneInput, TextInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useId, useState } from 'react'
import { useDescribedFields } from '../../forms/described-fields'
import { type Comparison, isComparator, type Operator } from './condition'
import { createComparison, decisionField, flags, getOperandKind, getOperators, isNumeric } from './operands'

interface ValueProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const withUnknown = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

function DescribedValue({ field: described, label, value, onChange }: ValueProps & { readonly field: FlowField }) {
  const id = useId()
  const [only] = useDescribedFields([described])
  const [chosen, setChosen] = useState<unknown>()
  if (!only) return null
  const { field } = only
  // keeps the name of what was chosen here
  const known = chosen !== undefined && String(field.serialize(chosen as never)) === value ? chosen : field.parse(value, {})
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="sr-only">
        {label}
      </label>
      <StandaloneInput
        field={field}
        id={id}
        value={known}
        onChange={(next) => {
          setChosen(next)
          onChange(String(field.serialize(next as never) ?? '')) // a field's value is of its own kind
        }}
      />
    </>
  )
}

function OperandValue({ field, label, value, onChange }: ValueProps & { readonly field: FlowField | undefined }) {
  const t = useTranslate()
  const { kind, choices = [] } = field ?? {}
  if (kind === 'choice')
    return (
      <Select
        aria-label={label}
        emptyText={t('choices.none')}
        options={withUnknown(
          choices.map((choice) => ({ value: choice, label: choice })),
          value,
        )}
        value={value}
        onChange={onChange}
      />
    )
  if (field && (kind === 'date' || kind === 'person' || kind === 'department'))
    return <DescribedValue field={field} label={label} value={value} onChange={onChange} />
  return (
    <TextInput
      aria-label={label}
      inputMode={kind === 'number' || kind === 'money' ? 'decimal' : 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface ComparisonRowProps {
  /** Accessible name. */
  readonly label: string
  readonly comparison: Comparison
  readonly fields: readonly FlowField[]
  readonly onChange: (comparison: Comparison) => void
  readonly onRemove: () => void
}

/** Editor of one comparison: field, operator and value. */
export function ComparisonRow({ label, comparison, fields, onChange, onRemove }: ComparisonRowProps) {
  const t = useTranslate()
  const { field: name, operator, value } = comparison
  const kind = getOperandKind(name, fields)
  const field = fields.find((one) => one.name === name)
  const options = withUnknown(
    [
      ...fields.map((one) => ({ value: one.name, label: one.label || one.name })),
      ...(fields.some((one) => one.name === decisionField) ? [] : [{ value: decisionField, label: t('designer.condition.decision') }]),
    ],
    name,
  )
  const words = kind === 'date' ? 'dates' : 'operators'
  const offered = getOperators(kind)
  const named = (part: string) => `${label} ${t(`designer.condition.${part}`)}`
  // numbers that the file compares as text stay so until the value is edited
  const setValue = (next: string) =>
    onChange({ ...comparison, value: next.trim(), isNumber: kind === 'unknown' ? comparison.isNumber : isNumeric(kind) })
  return (
    <li className="flex flex-column gap-1 p-2 border-1 surface-border border-round">
      <div className="flex align-items-center gap-1">
        <div className="flex-1 min-w-0">
          <Select
            aria-label={named('field')}
            emptyText={t('choices.none')}
            options={options}
            value={name}
            onChange={(next) => onChange(createComparison(next, fields))}
          />
        </div>
        <Button variant="quiet" icon="delete" aria-label={t('designer.condition.remove', { name: label })} onClick={onRemove} />
      </div>
      {name !== '' && (
        <Select
          aria-label={named('operator')}
          options={(offered.includes(operator) ? offered : [operator, ...offered]).map((one) => ({
            value: one,
            label: t(`designer.condition.${words}.${one}`),
          }))}
          value={operator}
          // the options are operators
          onChange={(next) =>
            onChange({ ...comparison, operator: next as Operator, ...(!isComparator(next as Operator) && { value: '' }) })
          }
        />
      )}
      {name !== '' &&
        isComparator(operator) &&
        (kind === 'decision' ? (
          <Select
            aria-label={named('value')}
            options={withUnknown(
              flags.map((flag) => ({ value: flag, label: t(`designer.condition.flags.${flag}`) })),
              value,
            )}
            value={value}
            onChange={setValue}
          />
        ) : (
          <OperandValue key={name} field={field} label={named('value')} value={value} onChange={setValue} />
        ))}
    </li>
  )
}
