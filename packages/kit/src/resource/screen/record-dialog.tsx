import { MessagePanel, useKitText } from '@jwsk/ui'
import { FormDialog } from '../form/form-dialog'
import { QueryBoundary } from '../form/query-boundary'
import { RecordForm } from '../form/record-form'
import { useDetail } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { Row } from '../model/row'
import { isRow } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { type RecordDialogContext, RecordDrawer } from './record-drawer'
import { useRestoreRowFocus } from './use-record-navigation'
import type { UrlRecord } from './use-url-record'

interface RecordDialogProps extends RecordDialogContext {
  readonly record: UrlRecord
  readonly fixedValues: Row | undefined
  readonly onClose: () => void
}

/** Dialog of the record in the URL, for viewing or editing as permitted. */
export function RecordDialog({ record: { id, mode }, fixedValues, onClose, ...work }: RecordDialogProps) {
  const { resource, labels, permissions, rows } = work
  const t = useKitText()
  const known = rows.find((row) => getRowKey(row, resource.key) === id)
  const detail = useDetail(resource, { key: id, listRow: known })
  useRestoreRowFocus(id)
  // an edit without its key would add another record
  const found = isRow(detail.data) ? { [resource.key]: id, ...detail.data } : undefined
  const changes = mode === 'edit' && (found ? permissions.canEdit(found) : permissions.edit)
  if (!changes) return <RecordDrawer {...work} id={id} detail={detail} found={found} known={known} onClose={onClose} />
  const title = t('form.edit', { record: labels.record })
  const named = found ?? known
  return (
    <FormDialog key={id} title={named ? `${title} · ${getRecordName(resource, named)}` : title} shape={resource} onClose={onClose}>
      {(formProps) => (
        <QueryBoundary {...detail}>
          {() =>
            found ? (
              <RecordForm {...formProps} resource={resource} labels={labels} record={found} fixedValues={fixedValues} onDone={onClose} />
            ) : (
              <MessagePanel icon="empty" title={t('form.gone', { record: labels.record })} text={t('form.goneHint')} />
            )
          }
        </QueryBoundary>
      )}
    </FormDialog>
  )
}
