import { isForbiddenError } from '@jwsk/sdk'
import { errorText } from '../i18n/error-text'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import { MessagePanel } from '../ui/message-panel'

interface ListMessageProps {
  readonly record: string
  readonly error: unknown
  readonly filtered: boolean
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly onReset: () => void
  readonly onAdd: (() => void) | undefined
}

/** What stands in a list without rows. */
export function ListMessage({ record, error, filtered, retrying, onRetry, onReset, onAdd }: ListMessageProps) {
  const t = useKitText()
  if (isForbiddenError(error)) return <MessagePanel icon="lock" title={t('table.denied')} text={t('table.deniedHint')} />
  if (error)
    return (
      <MessagePanel icon="error" tone="danger" title={t('table.failed')} text={errorText(error, t)}>
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      </MessagePanel>
    )
  if (filtered)
    return (
      <MessagePanel icon="search" title={t('table.noMatch', { record })} text={t('table.noMatchHint')}>
        <Button onClick={onReset}>{t('actions.reset')}</Button>
      </MessagePanel>
    )
  return (
    <MessagePanel icon="empty" title={t('table.empty', { record })} text={onAdd && t('table.emptyHint')}>
      {onAdd && (
        <Button icon="add" onClick={onAdd}>
          {t('form.add', { record })}
        </Button>
      )}
    </MessagePanel>
  )
}
