import { Button, useNotifier, useTranslate } from '@jwsk/kit'

/** Notices of a view after a write. */
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
