import { Button, useCopy, useTranslate } from '@jwsk/kit'
import { looks } from './looks'

interface CodePanelProps {
  /** What the example is called. */
  readonly title: string
  readonly source: string
}

/** The very source that runs beside it. */
export function CodePanel({ title, source }: CodePanelProps) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <div className="min-w-0">
      <div className="flex justify-content-end">
        <Button kind="quiet" icon="copy" aria-label={t('code.copyOf', { title })} onClick={() => copy(source)}>
          {t('code.copy')}
        </Button>
      </div>
      <pre style={looks.code}>{source.trimEnd()}</pre>
    </div>
  )
}
