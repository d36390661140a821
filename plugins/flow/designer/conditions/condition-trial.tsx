import { Select, Tag, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useState } from 'react'
import { SampleForm } from '../sample-form'
import { type Condition, listComparisons } from './condition'
import { evaluateCondition } from './evaluate-condition'
import { decisionField, flags } from './operands'

interface ConditionTrialProps {
  readonly condition: Condition
  readonly fields: readonly FlowField[]
}

/** Form with a sample draft, and whether the condition is true of it. */
export function ConditionTrial({ condition, fields }: ConditionTrialProps) {
  const t = useTranslate()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ [decisionField]: flags[0] })
  const used = new Set(listComparisons(condition).map(({ field }) => field))
  const asked = fields.filter(({ name }) => used.has(name))
  const isTrue = evaluateCondition(condition, values)
  return (
    <details className="border-top-1 surface-border py-2">
      <summary className="py-1 cursor-pointer font-medium">{t('designer.condition.trial')}</summary>
      <div className="flex flex-column gap-2 pt-2">
        {used.has(decisionField) && (
          <Select
            aria-label={t('designer.condition.decision')}
            options={flags.map((flag) => ({
              value: flag,
              label: `${t('designer.condition.decision')} ${t(`designer.condition.flags.${flag}`)}`,
            }))}
            value={values[decisionField] ?? flags[0]}
            onChange={(flag) => setValues((before) => ({ ...before, [decisionField]: flag }))}
          />
        )}
        {(asked.length > 0 || !used.has(decisionField)) && <SampleForm fields={asked} onChange={setValues} />}
        <p role="status">
          <Tag tone={isTrue ? 'success' : 'quiet'}>{t(`designer.condition.${isTrue ? 'isTrue' : 'isFalse'}`)}</Tag>
        </p>
      </div>
    </details>
  )
}
