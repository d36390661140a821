import { type Control, useFormState } from 'react-hook-form'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { FormValues } from './form-values'
import { useCurrentSection } from './use-current-section'

interface OutlinedSection {
  readonly id: string
  readonly label: string
  readonly fields: readonly string[]
}

interface FormOutlineProps {
  /** As they stand in the form. */
  readonly sections: readonly OutlinedSection[]
  readonly control: Control<FormValues>
}

function goTo(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView?.({ block: 'start' })
  section?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus({ preventScroll: true })
}

/** The parts of a long form: which is read, in which something is wrong; a click goes there. */
export function FormOutline({ sections, control }: FormOutlineProps) {
  const t = useKitText()
  const { errors } = useFormState({ control })
  const current = useCurrentSection(sections.map(({ id }) => id))
  const wrongIn = (fields: readonly string[]) => fields.filter((name) => errors[name]).length
  return (
    <nav
      aria-label={t('form.outline')}
      className="flex flex-wrap gap-4 py-2 mb-3 sticky top-0 z-1 surface-card border-bottom-1 surface-border"
    >
      {sections.map(({ id, label, fields }) => (
        <Button
          key={id}
          kind="link"
          className={id === current ? 'font-semibold' : 'text-color-secondary'}
          aria-current={id === current ? 'step' : undefined}
          onClick={() => goTo(id)}
        >
          <span className={`pb-2 ${id === current ? 'border-bottom-2' : ''}`}>{label}</span>
          {wrongIn(fields) > 0 && (
            <span className="ml-1 text-red-500" role="img" aria-label={t('form.problems', { count: wrongIn(fields) })}>
              <Icon name="error" />
            </span>
          )}
        </Button>
      ))}
    </nav>
  )
}
