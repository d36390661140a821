import { Button, MessagePanel, useTranslate } from '@jwsk/kit'

/** Panel in place of rows: state, reason and next step. */
export function Example() {
  const t = useTranslate()
  return (
    <MessagePanel icon="empty" title={t('errors.panel.what')} text={t('errors.panel.why')}>
      <Button>{t('errors.panel.next')}</Button>
    </MessagePanel>
  )
}
