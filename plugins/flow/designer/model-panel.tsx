import { TextArea, TextInput, useTranslate } from '@jwsk/kit'
import { flowModel } from '@jwsk/sdk/flow'
import type { ChangeEvent } from 'react'
import { PanelField } from './panel-field'
import { PanelSection } from './panel-section'

/** Name, key and remark of a model. */
export interface ModelDetails {
  readonly key: string
  readonly name: string
  readonly comment: string
}

interface ModelPanelProps {
  readonly details: ModelDetails
  /** Whether missing values are reported. */
  readonly isChecked: boolean
  readonly isReadOnly: boolean
  readonly onChange: (details: ModelDetails) => void
}

const rules = flowModel.submit.rules ?? {}
const names = { key: 'modelKey', name: 'name', comment: 'modelComment' } as const
const properties = ['name', 'key', 'comment'] as const

/** Validates a property against the contract; returns the key of the error text. */
export function validateProperty(property: keyof ModelDetails, text: string): 'missing' | 'malformed' | undefined {
  const rule = rules[names[property]]
  if (text === '') return rule?.required ? 'missing' : undefined
  return rule?.pattern && !new RegExp(rule.pattern).test(text) ? 'malformed' : undefined
}

export const isComplete = (details: ModelDetails) =>
  properties.every((property) => validateProperty(property, details[property]) === undefined)

/** Inputs for the name, key and remark of a model. */
export function ModelPanel({ details, isChecked, isReadOnly, onChange }: ModelPanelProps) {
  const t = useTranslate()
  if (isReadOnly)
    return (
      <dl className="kit-details p-4">
        {properties.map((property) => (
          <div key={property}>
            <dt>{t(`designer.facts.${property}`)}</dt>
            <dd>{details[property] || '—'}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <PanelSection title={t('designer.process')}>
      {properties.map((property) => {
        const wrong = isChecked ? validateProperty(property, details[property]) : undefined
        const input = {
          value: details[property],
          maxLength: rules[names[property]]?.maxLength,
          'aria-invalid': wrong !== undefined,
          'aria-required': rules[names[property]]?.required,
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ ...details, [property]: event.target.value }),
        }
        return (
          <PanelField
            key={property}
            label={t(`designer.facts.${property}`)}
            required={rules[names[property]]?.required ?? false}
            help={property === 'key' ? t('designer.helps.key') : undefined}
            error={wrong && t(`designer.wrong.${wrong}`)}
          >
            {property === 'comment' ? <TextArea rows={3} {...input} /> : <TextInput {...input} />}
          </PanelField>
        )
      })}
    </PanelSection>
  )
}
