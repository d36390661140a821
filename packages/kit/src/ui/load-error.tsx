import { isUnsupportedError } from '@jwsk/sdk'
import { getErrorMessage } from '../i18n/error-message'
import { useKitText } from '../i18n/kit-text'
import { Button } from './button'
import { MessagePanel } from './message-panel'

interface LoadErrorProps {
  /** What is missing; "not loaded" unless said. */
  readonly title?: string
  readonly error: unknown
  readonly isFetching?: boolean
  readonly refetch: () => unknown
}

/** In the place of what could not be had: why, and another try where that may help. */
export function LoadError({ title, error, isFetching = false, refetch }: LoadErrorProps) {
  const t = useKitText()
  if (isUnsupportedError(error)) return <MessagePanel icon="empty" title={t('errors.absent')} />
  return (
    <MessagePanel icon="error" tone="danger" title={title ?? t('form.loadFailed')} text={getErrorMessage(error, t)}>
      <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </MessagePanel>
  )
}
