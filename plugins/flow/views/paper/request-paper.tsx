import './paper.css'
import { DynamicDetails, useTranslate } from '@jwsk/kit'
import type { ReactNode } from 'react'
import { ProcessHistory } from '../../diagram/process-history'
import type { StepField, StepForm } from '../../forms/use-step-form'
import type { PaperBlock, PaperTemplate } from './template'

export interface RequestPaperProps {
  readonly title: string
  /** Sender and time of the request. */
  readonly hint: string
  readonly form: StepForm
  readonly processInstanceId: string
  readonly template: PaperTemplate
}

interface FieldsProps {
  readonly title: string
  readonly fields: readonly StepField[]
  readonly record: StepForm['record']
}

function PaperFields({ title, fields, record }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <section>
      <h2 className="text-base">{title}</h2>
      <DynamicDetails fields={fields.filter(({ kind }) => kind !== 'rows')} record={record} />
      {fields
        .filter(({ kind }) => kind === 'rows')
        .map(({ name, label, field }) => (
          <div key={name} className="flow-paper-rows pt-2">
            <h3 className="text-sm">{label}</h3>
            <field.Detail value={field.parse(record[name], record)} />
          </div>
        ))}
    </section>
  )
}

/** Request on A4 paper, by a template; the page numbers are those of all printed pages. */
export function RequestPaper({ title, hint, form, processInstanceId, template }: RequestPaperProps) {
  const t = useTranslate()
  const { fields, record } = form
  const blocks: Readonly<Record<PaperBlock, () => ReactNode>> = {
    facts: () => <PaperFields title={t('request.facts')} fields={fields.filter(({ isFact }) => isFact)} record={record} />,
    fields: () => <PaperFields title={t('paper.fields')} fields={fields.filter(({ isFact }) => !isFact)} record={record} />,
    history: () => <ProcessHistory processInstanceId={processInstanceId} />,
    signatures: () => (
      <section className="flow-paper-signatures">
        {template.signatures.map((name) => (
          <span key={name}>{t(`paper.signatures.${name}`)}</span>
        ))}
      </section>
    ),
  }
  return (
    <article className="flow-paper">
      <h1>{title}</h1>
      <p>{hint}</p>
      {template.blocks.map((name) => (
        <div key={name}>{blocks[name]()}</div>
      ))}
    </article>
  )
}
