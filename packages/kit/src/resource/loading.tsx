import type { ReactNode } from 'react'
import { errorText } from '../i18n/error-text'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import { MessagePanel } from '../ui/message-panel'

interface LoadingProps<Answer> {
  readonly data: Answer | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
  readonly children: (answer: Answer) => ReactNode
}

/** Stands in for what an answer is needed for; a failed one can be asked for again. */
export function Loading<Answer>({ data, error, isFetching, refetch, children }: LoadingProps<Answer>) {
  const t = useKitText()
  if (data !== undefined) return children(data)
  if (!error) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return (
    <MessagePanel icon="error" tone="danger" title={t('form.loadFailed')} text={errorText(error, t)}>
      <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </MessagePanel>
  )
}
