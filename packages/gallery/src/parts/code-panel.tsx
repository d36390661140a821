import { Button, useCopy, useTranslate } from '@jwsk/kit'
import { galleryStyles } from './gallery-styles'

interface CodePanelProps {
  /** Name of the example. */
  readonly title: string
  readonly code: string
}

/** Source of the example that runs next to it. */
export function CodePanel({ title, code: source }: CodePanelProps) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <div className="min-w-0">
      <div className="flex justify-content-end">
        <Button variant="quiet" icon="copy" aria-label={t('code.copyOf', { title })} onClick={() => copy(source)}>
          {t('code.copy')}
        </Button>
      </div>
      <pre style={galleryStyles.code}>{source.trimEnd()}</pre>
    </div>
  )
}
