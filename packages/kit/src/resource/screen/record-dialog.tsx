import { useKitText } from '../../i18n/kit-text'
import { MessagePanel } from '../../ui/message-panel'
import { FormDialog } from '../form/form-dialog'
import { Loading } from '../form/loading'
import { RecordForm } from '../form/record-form'
import { RecordView } from '../form/record-view'
import { keyOf } from '../model/ids'
import { useDetail } from '../model/queries'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { isRow } from '../model/row'
import type { AllowedActions } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'
import type { AddressedRecord } from './use-addressed-record'

interface RecordDialogProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: AllowedActions
  /** Those on screen: where no call gives a record, one of them is it. */
  readonly rows: readonly Row[]
  readonly record: AddressedRecord
  readonly presetValues: Row | undefined
  readonly onClose: () => void
}

/** The record that the address names, to read or to change, as far as this person may. */
export function RecordDialog({ resource, labels, allowed, rows, record: { id, mode }, presetValues, onClose }: RecordDialogProps) {
  const t = useKitText()
  const known = rows.find((row) => keyOf(row, resource.key) === id)
  const detail = useDetail(resource, { key: id, known })
  // a change without its key would add another record
  const found = isRow(detail.data) ? { [resource.key]: id, ...detail.data } : undefined
  const changes = mode === 'edit' && (found ? allowed.mayEdit(found) : allowed.edit)
  const body = (parts: Parameters<Parameters<typeof FormDialog>[0]['children']>[0]) => {
    if (!found) return <MessagePanel icon="empty" title={t('form.gone', { record: labels.record })} text={t('form.goneHint')} />
    if (!changes) return <RecordView resource={resource} labels={labels} record={found} />
    return <RecordForm {...parts} resource={resource} labels={labels} record={found} presetValues={presetValues} onDone={onClose} />
  }
  return (
    <FormDialog title={t(changes ? 'form.edit' : 'form.view', { record: labels.record })} fields={resource.sections} onClose={onClose}>
      {(parts) => <Loading {...detail}>{() => body(parts)}</Loading>}
    </FormDialog>
  )
}
