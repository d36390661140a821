import { Button, Icon, useKitText } from '@jwsk/ui'
import { useEffect, useRef } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import type { Labels } from '../model/use-labels'
import type { FormShape } from './form-shape'
import type { FormValues } from './form-values'

interface FormErrorSummaryProps {
  readonly shape: FormShape
  readonly labels: Labels
  readonly control: Control<FormValues>
  /** Moves the focus to the field. */
  readonly onSelect: (name: string) => void
}

/** Error summary of a long form after submit; a click moves to the field, which shows the reason. */
export function FormErrorSummary({ shape, labels, control, onSelect }: FormErrorSummaryProps) {
  const t = useKitText()
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const names = shape.sections.flatMap(({ fields }) => fields).filter((name) => errors[name])
  const isVisible = submitCount > 0 && names.length > 0
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    // only after submit; later corrections do not move the focus
    box.current?.focus()
  }, [submitCount, isSubmitting])
  if (!isVisible) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-3 p-3 border-1 border-round border-red-500">
      <p className="text-red-500 font-semibold">
        <Icon name="error" /> {t('form.problems', { count: names.length })}
      </p>
      <ul className="flex flex-wrap gap-3 m-0 pt-2 pl-0 list-none">
        {names.map((name) => (
          <li key={name}>
            <Button variant="link" onClick={() => onSelect(name)}>
              {labels.field(name)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
