import { Button, Icon, useKitText } from '@jwsk/ui'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { isRequired } from '../../model/validate-field'
import type { FormShape } from '../form-shape'
import type { FormValues } from '../form-values'
import { useActiveSection } from './use-active-section'

interface OutlinedSection {
  readonly id: string
  readonly label: string
  readonly fields: readonly string[]
}

interface FormOutlineProps {
  /** Sections in display order. */
  readonly sections: readonly OutlinedSection[]
  readonly shape: Pick<FormShape, 'fields' | 'rules' | 'compute'>
  readonly control: Control<FormValues>
}

function scrollToSection(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView?.({ block: 'start' })
  section?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus({ preventScroll: true })
}

/** Outline of a long form: marks the active section, missing values and errors; a click scrolls to a section. */
export function FormOutline({ sections, shape, control }: FormOutlineProps) {
  const t = useKitText()
  const { errors } = useFormState({ control })
  const values = useWatch({ control })
  const isMissing = (name: string) => {
    const field = shape.fields[name]
    return field !== undefined && !shape.compute?.[name] && isRequired(field, shape.rules?.[name] ?? {}) && field.isEmpty(values[name])
  }
  const current = useActiveSection(sections.map(({ id }) => id))
  const countErrors = (fields: readonly string[]) => fields.filter((name) => errors[name]).length
  return (
    <nav aria-label={t('form.outline')} className="mb-3 sticky top-0 z-1 surface-card border-bottom-1 surface-border">
      <div className="kit-outline kit-scroll-fade flex white-space-nowrap gap-2 py-2">
        {sections.map(({ id, label, fields }) => {
          const [wrong, missing] = [countErrors(fields), fields.filter(isMissing).length]
          return (
            <Button
              key={id}
              variant="quiet"
              className={`flex-none gap-2 ${id === current ? 'surface-hover font-semibold' : ''}`}
              aria-current={id === current ? 'step' : undefined}
              onClick={() => scrollToSection(id)}
            >
              {label}
              {wrong > 0 && (
                <span className="text-red-500" role="img" aria-label={t('form.problems', { count: wrong })}>
                  <Icon name="error" />
                </span>
              )}
              {wrong === 0 && missing > 0 && <span className="text-xs font-normal">{t('form.missing', { count: missing })}</span>}
            </Button>
          )
        })}
      </div>
    </nav>
  )
}
