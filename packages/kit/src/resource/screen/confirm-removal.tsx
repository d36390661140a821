import { useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { aboutOf } from '../action/about'
import { keyOf } from '../model/ids'
import { useRemove } from '../model/queries'
import { doneTo, successNotice, writeFailure } from '../model/report'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

interface ConfirmRemovalProps {
  readonly resource: Resource
  readonly labels: Labels
  /** As they were when the dialog opened: what the list does meanwhile changes nothing. */
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  readonly onDone: () => void
  /** Takes the rows away for a few seconds, in which they can be had back; they are deleted at once unless said. */
  readonly onUndoable?: ((rows: readonly Row[]) => void) | undefined
}

const maxNamedRecords = 3

/** 确定将选择数据删除? with the object and the count. */
export function ConfirmRemoval({ resource, labels, rows, nameOf, onClose, onDone, onUndoable }: ConfirmRemovalProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const [frozen] = useState(rows)
  const remove = useRemove(resource)
  const names = frozen.slice(0, maxNamedRecords).map((row) => `「${nameOf(row)}」`)
  const removeForNow = () => {
    onUndoable?.(frozen)
    onDone()
  }
  const removeAtOnce = () =>
    remove.mutate(
      frozen.map((row) => keyOf(row, resource.key)),
      {
        onSuccess: (outcome) => {
          notify(
            outcome === 'gone'
              ? { kind: 'info', text: t('remove.gone') }
              : successNotice(outcome, doneTo(t('done.deleted'), aboutOf(frozen, nameOf, t), t), t),
          )
          onDone()
        },
        onError: (error) => {
          const text = writeFailure(error, t)
          if (text) notify({ kind: 'error', text })
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={t('remove.title', { count: frozen.length, record: labels.record })}
      confirm={t('actions.delete')}
      busy={remove.isPending}
      onConfirm={onUndoable ? removeForNow : removeAtOnce}
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
