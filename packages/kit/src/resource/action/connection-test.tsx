import type { Operation } from '@jwsk/sdk'
import { Button, MessagePanel, useKitText } from '@jwsk/ui'
import { useEffect } from 'react'
import { getErrorMessage } from '../../runtime/error-message'
import { useRuntime } from '../../runtime/kit-provider'
import { useWriteMutation } from '../../runtime/use-write-mutation'

interface Outcome {
  readonly success: boolean
  readonly message?: string
  readonly costMillis?: number
}

interface ConnectionTestProps {
  /** Operation that tests the connection and returns the outcome. */
  readonly operation: Operation<{ readonly id: string }, Outcome>
  readonly id: string
  /** Called after each attempt, e.g. to reload the list. */
  readonly onTested?: () => void
}

/** Tests a connection on mount, shows outcome and duration, and offers a retry. */
export function ConnectionTest({ operation, id, onTested }: ConnectionTestProps) {
  const t = useKitText()
  const { client } = useRuntime()
  const { mutate, data, error, isPending, isIdle } = useWriteMutation(() => client.call(operation, { id }), {
    onSettled: () => onTested?.(),
  })
  useEffect(() => mutate(), [mutate])
  const retryButton = (
    <Button icon="refresh" busy={isPending} onClick={() => mutate()}>
      {t('probe.again')}
    </Button>
  )
  if (isPending || isIdle) return <MessagePanel icon="spinner" title={t('probe.running')} />
  if (error || !data)
    return (
      <MessagePanel icon="error" tone="danger" title={t('probe.failed')} text={getErrorMessage(error, t)}>
        {retryButton}
      </MessagePanel>
    )
  const text = data.costMillis === undefined ? data.message : t('probe.cost', { message: data.message ?? '', cost: data.costMillis })
  return (
    <MessagePanel
      icon={data.success ? 'check' : 'error'}
      tone={data.success ? 'quiet' : 'danger'}
      title={t(data.success ? 'probe.ok' : 'probe.failed')}
      text={text}
    >
      {retryButton}
    </MessagePanel>
  )
}
