import type { FieldRule } from '@jwsk/sdk'
import type { KitTextKey } from '@jwsk/ui'
import { Fallback, useKitText } from '@jwsk/ui'
import { useCallback, useId, useState } from 'react'
import { type Control, type FieldError, useController } from 'react-hook-form'
import type { Field, WireRecord } from '../../fields/types'
import { useRuntime } from '../../runtime/kit-provider'
import type { Labels } from '../model/use-labels'
import { isRequired, validateField, validateLimit, validateSecret } from '../model/validate-field'
import type { FormShape } from './form-shape'
import type { FormValues } from './form-values'
import type { CheckRunner } from './rules/check-runner'
import { splitLabelUnit } from './split-label-unit'
import { useDependencies } from './use-dependencies'

interface FormFieldProps {
  readonly name: string
  readonly field: Field
  readonly rule: FieldRule
  readonly labels: Labels
  readonly control: Control<FormValues>
  /** Whether the field takes a full row even if its kind does not. */
  readonly isWide: boolean
  /** All fields of the form, for those that depend on another. */
  readonly fields: FormShape['fields']
  readonly onFill: (record: WireRecord) => void
  /** Rules across fields. Defaults to none. */
  readonly checks?: CheckRunner | undefined
}

/** Form field: label, input and localized error. */
export function FormField({ name, field, rule, labels, control, isWide, fields, onFill, checks }: FormFieldProps) {
  const t = useKitText()
  const { client } = useRuntime()
  const id = useId()
  const label = labels.field(name)
  const [hasChoices, setHasChoices] = useState(true)
  const noChoices = useCallback(() => setHasChoices(false), [])
  const required = hasChoices && isRequired(field, rule)
  const problemWith = (value: unknown) =>
    !required && field.isEmpty(value) ? undefined : (validateField(field, value, rule) ?? validateSecret(field, value, client.profile))
  const repeated = fields[field.repeats ?? '']
  const limit = rule.notBelow ?? rule.notAbove ?? ''
  const { field: bound, fieldState } = useController({
    name,
    control,
    rules: {
      validate: {
        own: (value) => problemWith(value) === undefined,
        // the message is a key of a text, translated on render
        limit: (value, values) => validateLimit(field.serialize(value), fields[limit]?.serialize(values[limit]), rule),
        repeated: (value, values) =>
          repeated === undefined || field.serialize(value) === repeated.serialize(values[field.repeats ?? '']) || 'fields.password.differ',
        check: () => checks?.validate(name) ?? true,
      },
    },
  })
  const dependencies = useDependencies({ field, fields, control, onReset: () => bound.onChange(field.emptyValue) })
  const getErrorText = (error: FieldError) => {
    if (error.type === 'server' || error.type === 'check') return error.message
    // key returned by the validation
    if (error.type === 'limit' || error.type === 'repeated') return t(error.message as KitTextKey, { label, other: labels.field(limit) })
    const problem = problemWith(bound.value)
    return problem && t(problem.key, { label, ...problem.values })
  }
  const note = `${id}-note`
  const help = labels.help(name)
  const { text, unit } = splitLabelUnit(label, field)
  return (
    <div className="kit-field" data-span={isWide ? 'wide' : field.span}>
      <label id={`${id}-label`} htmlFor={id}>
        {text}
        {unit && <span className="sr-only">（{unit}）</span>}
        {required && (
          <span className="pl-1 text-red-500" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className="kit-field-control">
        <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
          <field.Input
            id={id}
            value={bound.value}
            onChange={bound.onChange}
            onBlur={bound.onBlur}
            invalid={fieldState.invalid}
            required={required}
            onNoChoices={noChoices}
            onAutofill={onFill}
            describedBy={help ? `${id}-help ${note}` : note}
            rule={rule}
            unit={unit}
            {...(dependencies && { dependencies })}
            inputRef={bound.ref}
          />
        </Fallback>
        {help && (
          <p id={`${id}-help`} className="pt-1 text-xs text-color-secondary">
            {help}
          </p>
        )}
        <p id={note} className="kit-field-note is-invalid text-xs text-red-500" aria-live="polite">
          {fieldState.error && getErrorText(fieldState.error)}
        </p>
      </div>
    </div>
  )
}
