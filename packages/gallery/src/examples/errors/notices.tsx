import { Button, useNotice, useTranslate } from '@jwsk/kit'

/** What a view says after it wrote something. */
export function Example() {
  const t = useTranslate()
  const { done, failed, tell } = useNotice()
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      <Button onClick={() => done()}>done</Button>
      <Button onClick={() => failed(new Error(t('errors.notices.why')))}>failed</Button>
      <Button onClick={() => tell({ kind: 'warning', text: t('errors.notices.warning') })}>tell</Button>
    </div>
  )
}
