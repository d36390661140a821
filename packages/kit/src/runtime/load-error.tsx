import { isUnsupportedError } from '@jwsk/sdk'
import { Button, MessagePanel, useKitText } from '@jwsk/ui'
import { getErrorMessage } from './error-message'

interface LoadErrorProps {
  /** Names what is missing. Defaults to a text for "not loaded". */
  readonly title?: string
  readonly error: unknown
  readonly isFetching?: boolean
  readonly refetch: () => unknown
}

/** Error message in place of data that failed to load, with a retry button; unsupported operations have none. */
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
