import { Button, Select, useTranslate } from '@jwsk/kit'
import { type Decision, decisions, type StepSettings } from '../settings/step-settings'
import { CountInput } from './count-input'
import { explainDecision } from './explain-decision'

interface DecisionSettingsProps {
  readonly settings: StepSettings
  readonly onChange: (part: Partial<StepSettings>) => void
}

const shares: Partial<Readonly<Record<Decision, number>>> = { count: 2, percent: 60 }
/** Decisions whose outcome can still be open after a refusal. */
const countsRefusals: readonly Decision[] = ['any', 'count', 'percent']
const choosable = decisions.filter((decision) => decision !== 'other')
const maxShares = { count: 99, percent: 100 } as const

/** How several assignees decide, with a sentence that explains it. */
export function DecisionSettings({ settings, onChange }: DecisionSettingsProps) {
  const t = useTranslate()
  const { decision, share, onRefusal } = settings
  if (decision === 'other')
    return (
      <>
        <p className="text-color-secondary">{t('designer.step.otherDecision')}</p>
        <div>
          <Button onClick={() => onChange({ decision: 'all', share: 0, onRefusal: 'end' })}>{t('designer.step.replace')}</Button>
        </div>
      </>
    )
  const choose = (next: string) => {
    const known = choosable.find((one) => one === next) ?? 'claim'
    onChange({ decision: known, share: shares[known] ?? 0, onRefusal: countsRefusals.includes(known) ? onRefusal : 'end' })
  }
  const { key, values } = explainDecision(settings)
  return (
    <>
      <Select
        aria-label={t('designer.step.sections.decision')}
        options={choosable.map((one) => ({ value: one, label: t(`designer.step.decisions.${one}`) }))}
        value={decision}
        onChange={choose}
      />
      {(decision === 'count' || decision === 'percent') && (
        <div className="flex align-items-center gap-2">
          <CountInput
            aria-label={t(`designer.step.shares.${decision}`)}
            value={share}
            min={1}
            max={maxShares[decision]}
            onChange={(next) => onChange({ share: next })}
          />
          <span>{t(`designer.step.shareUnits.${decision}`)}</span>
        </div>
      )}
      <p className="text-color-secondary" aria-live="polite">
        {t(`designer.step.explained.${key}`, values)}
      </p>
      {countsRefusals.includes(decision) && (
        <fieldset className="flex flex-column gap-1 p-0 border-none">
          <legend className="text-color-secondary">{t('designer.step.refusal')}</legend>
          {(['end', 'count'] as const).map((policy) => (
            <label key={policy} className="flex align-items-center gap-2">
              <input type="radio" checked={onRefusal === policy} onChange={() => onChange({ onRefusal: policy })} />
              {t(`designer.step.refusals.${policy}`)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
