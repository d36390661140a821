import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'

interface FormOutlineProps {
  /** As they stand in the form; those without a label have no place to go to. */
  readonly sections: readonly { readonly id: string; readonly label: string | undefined }[]
}

function goTo(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView?.({ block: 'start' })
  section?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus({ preventScroll: true })
}

/** The parts of a long form: a click goes there. */
export function FormOutline({ sections }: FormOutlineProps) {
  const t = useKitText()
  return (
    <nav aria-label={t('form.outline')} className="flex flex-wrap gap-3 py-2 sticky top-0 z-1 surface-card">
      {sections.map(
        ({ id, label }) =>
          label !== undefined && (
            <Button key={id} kind="link" onClick={() => goTo(id)}>
              {label}
            </Button>
          ),
      )}
    </nav>
  )
}
