import { Button, TextInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useState } from 'react'
import { type AllGroup, type AnyGroup, type Condition, getMembers, noCondition } from './condition'
import { ConditionGroup } from './condition-group'
import { ConditionTrial } from './condition-trial'
import { parseCondition } from './parse-condition'
import { printCondition } from './print-condition'

interface ConditionEditorProps {
  /** Expression of the flow; `''` for none. */
  readonly condition: string
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  readonly onChange: (text: string) => void
}

const toGroup = (condition: Condition): AllGroup | AnyGroup =>
  getMembers(condition) ? (condition as AllGroup | AnyGroup) : { all: [condition] }

interface Draft {
  /** Expression that the draft was parsed from or printed to. */
  readonly text: string
  /** `undefined` if the builder cannot express the text. */
  readonly group: AllGroup | AnyGroup | undefined
}

function toDraft(text: string): Draft {
  const parsed = parseCondition(text)
  return { text, group: parsed && toGroup(parsed) }
}

/** Builder of the condition of a flow; text that it cannot express is shown and edited as text. */
export function ConditionEditor({ condition, fields, onChange }: ConditionEditorProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(() => toDraft(condition))
  const [isText, setIsText] = useState(false)
  // an undone change, or an edited text
  if (draft.text !== condition) setDraft(toDraft(condition))
  const change = (group: AllGroup | AnyGroup) => {
    const text = printCondition(group)
    // what says nothing yet is kept here
    const isSame = text === printCondition(draft.group ?? noCondition)
    setDraft({ text: isSame ? draft.text : text, group })
    if (!isSame) onChange(text)
  }
  const label = t('designer.condition.label')
  if (!draft.group || isText)
    return (
      <div className="flex flex-column gap-2 text-sm">
        <label className="flex flex-column gap-1">
          <span className="text-color-secondary">{t('designer.properties.condition')}</span>
          <TextInput value={condition} onChange={(event) => onChange(event.target.value)} />
        </label>
        <p className="text-xs text-color-secondary">{t(draft.group ? 'designer.propertyHelps.condition' : 'designer.condition.kept')}</p>
        <div>
          {draft.group ? (
            <Button variant="link" onClick={() => setIsText(false)}>
              {t('designer.condition.asBuilder')}
            </Button>
          ) : (
            <Button onClick={() => onChange('')}>{t('designer.condition.replace')}</Button>
          )}
        </div>
      </div>
    )
  return (
    <div className="flex flex-column gap-2 text-sm">
      <h3 className="text-sm font-medium">{label}</h3>
      {condition === '' && <p className="text-color-secondary">{t('designer.condition.none')}</p>}
      <ConditionGroup label={label} group={draft.group} fields={fields} onChange={change} />
      <ConditionTrial condition={draft.group} fields={fields} />
      <div>
        <Button variant="link" onClick={() => setIsText(true)}>
          {t('designer.condition.asText')}
        </Button>
      </div>
    </div>
  )
}
