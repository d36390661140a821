import './steps.css'
import { Icon, useKitText } from '@jwsk/ui'
import { type Control, useFormState } from 'react-hook-form'
import type { Labels } from '../../model/use-labels'
import type { FormValues } from '../form-values'
import { useStepText, useStepTexts } from './step-texts'
import type { FormSteps } from './use-form-steps'

interface StepListProps {
  readonly steps: FormSteps
  readonly labels: Labels
  readonly control: Control<FormValues>
}

/** Steps of a form in order; any can be opened, a later one once those before it are valid. */
export function StepList({ steps: { sections, current, open }, labels, control }: StepListProps) {
  const t = useKitText()
  const say = useStepText()
  const isReady = useStepTexts()
  const { errors } = useFormState({ control })
  if (!isReady) return null
  const getState = (index: number, problems: number) => {
    if (index === current) return 'current'
    return index < current && problems === 0 ? 'done' : undefined
  }
  return (
    <nav aria-label={say('list')}>
      <ol className="kit-steps">
        {sections.map(({ name = '', fields }, index) => {
          const problems = fields.filter((field) => errors[field]).length
          const state = getState(index, problems)
          return (
            <li key={name} data-state={state}>
              <button type="button" aria-current={state === 'current' ? 'step' : undefined} onClick={() => void open(index)}>
                <span className="kit-step-mark" data-invalid={problems > 0 || undefined} aria-hidden="true">
                  {state === 'done' ? <Icon name="check" /> : index + 1}
                </span>
                <span className="kit-step-label">{labels.section(name)}</span>
                {problems > 0 && <span className="sr-only">{t('form.problems', { count: problems })}</span>}
                {state === 'done' && <span className="sr-only">{say('done')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="sr-only" aria-live="polite">
        {say('position', { step: current + 1, count: sections.length, label: labels.section(sections[current]?.name ?? '') })}
      </p>
    </nav>
  )
}
