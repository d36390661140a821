import { Button, useNotifier, useTranslate } from '@jwsk/kit'

/** What a view says after it wrote something. */
export function Example() {
  const t = useTranslate()
  const { success, error, notify } = useNotifier()
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      <Button onClick={() => success()}>done</Button>
      <Button onClick={() => error(new Error(t('errors.notices.why')))}>failed</Button>
      <Button onClick={() => notify({ severity: 'warning', text: t('errors.notices.warning') })}>tell</Button>
    </div>
  )
}
