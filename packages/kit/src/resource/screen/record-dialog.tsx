import { useKitText } from '../../i18n/kit-text'
import { MessagePanel } from '../../ui/message-panel'
import { FormDialog } from '../form/form-dialog'
import { Loading } from '../form/loading'
import { RecordForm } from '../form/record-form'
import { keyOf } from '../model/ids'
import { useDetail } from '../model/queries'
import { recordName } from '../model/record-name'
import type { Row } from '../model/row'
import { isRow } from '../model/row'
import { RecordReader, type RecordWork } from './record-reader'
import type { AddressedRecord } from './use-addressed-record'
import { useRowFocus } from './use-record-steps'

interface RecordDialogProps extends RecordWork {
  readonly record: AddressedRecord
  readonly presetValues: Row | undefined
  readonly onClose: () => void
}

/** The record that the address names, to read or to change, as far as this person may. */
export function RecordDialog({ record: { id, mode }, presetValues, onClose, ...work }: RecordDialogProps) {
  const { resource, labels, allowed, rows } = work
  const t = useKitText()
  const known = rows.find((row) => keyOf(row, resource.key) === id)
  const detail = useDetail(resource, { key: id, known })
  useRowFocus(id)
  // a change without its key would add another record
  const found = isRow(detail.data) ? { [resource.key]: id, ...detail.data } : undefined
  const changes = mode === 'edit' && (found ? allowed.mayEdit(found) : allowed.edit)
  if (!changes) return <RecordReader {...work} id={id} detail={detail} found={found} known={known} onClose={onClose} />
  const title = t('form.edit', { record: labels.record })
  const named = found ?? known
  return (
    <FormDialog key={id} title={named ? `${title} · ${recordName(resource, named)}` : title} fields={resource.sections} onClose={onClose}>
      {(parts) => (
        <Loading {...detail}>
          {() =>
            found ? (
              <RecordForm {...parts} resource={resource} labels={labels} record={found} presetValues={presetValues} onDone={onClose} />
            ) : (
              <MessagePanel icon="empty" title={t('form.gone', { record: labels.record })} text={t('form.goneHint')} />
            )
          }
        </Loading>
      )}
    </FormDialog>
  )
}
