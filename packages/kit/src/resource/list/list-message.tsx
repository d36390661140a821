import { isForbiddenError, isUnsupportedError } from '@jwsk/sdk'
import { Button, MessagePanel, useKitText } from '@jwsk/ui'
import { getErrorMessage } from '../../runtime/error-message'
import type { ResourceList } from './use-resource-list'

interface ListMessageProps {
  readonly record: string
  readonly list: ResourceList
  readonly onReset: () => void
  readonly onAdd: (() => void) | undefined
}

/** Message in a list without rows. */
export function ListMessage({ record, list, onReset, onAdd }: ListMessageProps) {
  const { error } = list
  const t = useKitText()
  if (isForbiddenError(error)) return <MessagePanel icon="lock" title={t('table.denied')} text={t('table.deniedHint')} />
  if (isUnsupportedError(error)) return <MessagePanel icon="empty" title={t('errors.absent')} />
  if (error)
    return (
      <MessagePanel icon="error" tone="danger" title={t('table.failed')} text={getErrorMessage(error, t)}>
        <Button icon="refresh" busy={list.isFetching} onClick={list.reload}>
          {t('actions.retry')}
        </Button>
      </MessagePanel>
    )
  if (Object.keys(list.state.filters).length > 0)
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
