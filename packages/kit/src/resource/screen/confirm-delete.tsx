import { useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { describeTarget } from '../action/describe-target'
import { getRowKey } from '../model/row-keys'
import { useRemoveMutation } from '../model/queries'
import { formatDoneTo, createSuccessNotice, getWriteErrorMessage } from '../model/write-messages'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

interface ConfirmDeleteProps {
  readonly resource: Resource
  readonly labels: Labels
  /** As they were when the dialog opened: what the list does meanwhile changes nothing. */
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  readonly onDone: () => void
  /** Takes the rows away for a few seconds, in which they can be had back; they are deleted at once unless said. */
  readonly onUndoableDelete?: ((rows: readonly Row[]) => void) | undefined
}

const maxNamedRecords = 3

/** 确定将选择数据删除? with the object and the count. */
export function ConfirmDelete({ resource, labels, rows, nameOf, onClose, onDone, onUndoableDelete }: ConfirmDeleteProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const [frozen] = useState(rows)
  const remove = useRemoveMutation(resource)
  const names = frozen.slice(0, maxNamedRecords).map((row) => `「${nameOf(row)}」`)
  const removeForNow = () => {
    onUndoableDelete?.(frozen)
    onDone()
  }
  const removeAtOnce = () =>
    remove.mutate(
      frozen.map((row) => getRowKey(row, resource.key)),
      {
        onSuccess: (outcome) => {
          notify(
            outcome === 'gone'
              ? { severity: 'info', text: t('remove.gone') }
              : createSuccessNotice(outcome, formatDoneTo(t('done.deleted'), describeTarget(frozen, nameOf, t), t), t),
          )
          onDone()
        },
        onError: (error) => {
          const text = getWriteErrorMessage(error, t)
          if (text) notify({ severity: 'error', text })
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={t('remove.title', { count: frozen.length, record: labels.record })}
      confirmLabel={t('actions.delete')}
      busy={remove.isPending}
      onConfirm={onUndoableDelete ? removeForNow : removeAtOnce}
      onCancel={onClose}
    >
      <p>{t('remove.question')}</p>
      <p className="pt-2 text-color-secondary">
        {names.join('')}
        {frozen.length > maxNamedRecords && t('remove.others', { count: frozen.length })}
      </p>
    </ConfirmDialog>
  )
}
