import { useTranslate } from '@jwsk/kit'
import type { ComponentProps } from 'react'
import type { Branching } from '../selected-element'
import { CheckLine } from '../step/check-line'
import { ConditionEditor } from './condition-editor'

interface FlowSettingsProps extends ComponentProps<typeof ConditionEditor> {
  /** How the node before branches; `undefined` if it does not. */
  readonly branching: Branching | undefined
  readonly isDefault: boolean
  readonly onDefaultChange: (isDefault: boolean) => void
}

/** Condition of a flow and whether it is the default one of its gateway. */
export function FlowSettings({ branching, isDefault, onDefaultChange, ...editor }: FlowSettingsProps) {
  const t = useTranslate()
  if (branching === 'parallel') return <p className="text-sm text-color-secondary">{t('designer.condition.allFollowed')}</p>
  return (
    <div className="flex flex-column gap-2">
      {branching === 'choice' && <CheckLine label={t('designer.condition.isDefault')} checked={isDefault} onChange={onDefaultChange} />}
      {isDefault ? <p className="text-sm text-color-secondary">{t('designer.condition.defaultHint')}</p> : <ConditionEditor {...editor} />}
    </div>
  )
}
