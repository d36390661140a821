import { ConfirmDialog, useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { describeTarget } from '../action/describe-target'
import { TargetDetails } from '../action/target-details'
import { fadeRows, foldRows } from '../list/fold-rows'
import { useRemoveMutation } from '../model/queries'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { type Labels, useLabels } from '../model/use-labels'
import { createDoneMessage, createSuccessNotice, getWriteErrorMessage } from '../write/write-messages'
import { useChildRows } from './use-child-rows'
import { useDependentCount } from './use-dependent-count'

interface ConfirmDeleteProps {
  readonly resource: Resource
  readonly labels: Labels
  /** Rows as of opening the dialog; later changes of the list have no effect. */
  readonly rows: readonly Row[]
  readonly getName: (row: Row) => string
  readonly onClose: () => void
  readonly onDone: () => void
  /** Hides the rows for a few seconds, in which the delete can be undone. Defaults to deleting at once. */
  readonly onUndoableDelete?: ((rows: readonly Row[]) => void) | undefined
}

const [maxNamedRecords, maxDetails] = [3, 4]

/** Confirmation 确定将选择数据删除? with the object and the count. */
export function ConfirmDelete({ resource, labels, rows, getName, onClose, onDone, onUndoableDelete }: ConfirmDeleteProps) {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const [frozen] = useState(rows)
  const { children, isLoading } = useChildRows(resource, frozen)
  const dependents = useDependentCount(resource, frozen)
  const dependentLabels = useLabels({ name: dependents.entity })
  const isBlocked = children.length > 0 && client.profile.deleteChildrenFirst?.includes(resource.name) === true
  const remove = useRemoveMutation(resource)
  const getNames = (records: readonly Row[]) =>
    records
      .slice(0, maxNamedRecords)
      .map((row) => `「${getName(row)}」`)
      .join('') + (records.length > maxNamedRecords ? t('remove.others', { count: records.length }) : '')
  const removeForNow = () =>
    foldRows(() => {
      onUndoableDelete?.(frozen)
      onDone()
    })
  const keys = frozen.map((row) => getRowKey(row, resource.key))
  const removeAtOnce = () =>
    remove.mutate(keys, {
      onSuccess: (outcome) => {
        notify(
          outcome === 'gone'
            ? { severity: 'info', text: t('remove.gone') }
            : createSuccessNotice(outcome, createDoneMessage(t('done.deleted'), describeTarget(frozen, getName, t)), t),
        )
        onDone()
        fadeRows(keys)
      },
      onError: (error) => {
        const text = getWriteErrorMessage(error, t)
        if (text) notify({ severity: 'error', text })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={t('remove.title', { count: frozen.length, record: labels.record })}
      confirmLabel={t('actions.delete')}
      busy={remove.isPending}
      confirmDisabled={isLoading || dependents.isLoading || isBlocked}
      onConfirm={onUndoableDelete ? removeForNow : removeAtOnce}
      onCancel={onClose}
    >
      <p>{t('remove.question')}</p>
      <p className="pt-2 text-color-secondary">{getNames(frozen)}</p>
      {frozen.length === 1 && frozen[0] && (
        <TargetDetails
          className="mt-3 p-3 border-round surface-hover"
          {...{ resource, labels }}
          target={frozen[0]}
          targetLabel={getName(frozen[0])}
          fields={resource.columns.slice(0, maxDetails)}
        />
      )}
      {children.length > 0 && (
        <p className="pt-2 text-orange-500" role="alert">
          {t('remove.children', { count: children.length, names: getNames(children) })}
          {isBlocked && t('remove.childrenFirst')}
        </p>
      )}
      {client.profile.leavesDependents?.includes(resource.name) && labels.leftBehind && (
        <p className="pt-2 text-orange-500" role="alert">
          {labels.leftBehind}
        </p>
      )}
      {dependents.count > 0 && (
        <p className="pt-2 text-orange-500" role="alert">
          {t('remove.dependents', { count: dependents.count, record: dependentLabels.record })}
        </p>
      )}
    </ConfirmDialog>
  )
}
