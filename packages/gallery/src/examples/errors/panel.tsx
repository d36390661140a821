import { Button, MessagePanel, useTranslate } from '@jwsk/kit'

/** Instead of rows: what is, why, and the next step. */
export function Example() {
  const t = useTranslate()
  return (
    <MessagePanel icon="empty" title={t('errors.panel.what')} text={t('errors.panel.why')}>
      <Button>{t('errors.panel.next')}</Button>
    </MessagePanel>
  )
}
