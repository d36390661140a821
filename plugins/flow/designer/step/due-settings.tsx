import { Button, Select, useTranslate } from '@jwsk/kit'
import { type DueAction, dueActions, type StepSettings } from '../settings/step-settings'
import { CheckLine } from './check-line'
import { CountInput } from './count-input'
import { type DurationUnit, durationUnits, parseDuration, serializeDuration } from './duration'

interface DueSettingsProps {
  readonly settings: StepSettings
  readonly onChange: (part: Partial<StepSettings>) => void
}

const maxAmount = 9999
const firstDue = 'P1D'

/** Time until a task is due, and what happens then. */
export function DueSettings({ settings: { due, whenDue }, onChange }: DueSettingsProps) {
  const t = useTranslate()
  const duration = parseDuration(due)
  if (due !== '' && !duration)
    return (
      <>
        <p className="text-color-secondary">
          {t('designer.step.kept')} <code>{due}</code>
        </p>
        <div>
          <Button onClick={() => onChange({ due: firstDue })}>{t('designer.step.replace')}</Button>
        </div>
      </>
    )
  return (
    <>
      <CheckLine
        label={t('designer.step.hasDue')}
        checked={duration !== undefined}
        onChange={(checked) => onChange(checked ? { due: firstDue } : { due: '', whenDue: 'remind' })}
      />
      {duration && (
        <>
          <div className="flex align-items-center gap-2">
            <CountInput
              aria-label={t('designer.step.sections.due')}
              value={duration.amount}
              min={1}
              max={maxAmount}
              onChange={(amount) => onChange({ due: serializeDuration({ ...duration, amount }) })}
            />
            <Select
              aria-label={t('designer.step.unit')}
              options={durationUnits.map((unit) => ({ value: unit, label: t(`designer.step.units.${unit}`) }))}
              value={duration.unit}
              // the options are units
              onChange={(unit) => onChange({ due: serializeDuration({ ...duration, unit: unit as DurationUnit }) })}
            />
          </div>
          <Select
            aria-label={t('designer.step.whenDue')}
            options={dueActions.map((action) => ({ value: action, label: t(`designer.step.dueActions.${action}`) }))}
            value={whenDue}
            // the options are actions
            onChange={(action) => onChange({ whenDue: action as DueAction })}
          />
        </>
      )}
    </>
  )
}
