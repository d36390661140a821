import { useKitText } from '@jwsk/ui'
import type { BatchResult } from '../../batch/use-batch-run'
import { useRuntime } from '../../runtime/kit-provider'
import { fetchCurrent, toEditPayload, toEditRecord, wasUpdated } from '../form/edit-record'
import type { FormShape } from '../form/form-shape'
import { type FormValues, getVisibleFields, toDraft, toFormValues, toFullDraft } from '../form/form-values'
import { runVerified, submitDraft, useWriteContext } from '../model/queries'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { CheckContext } from '../model/rules/form-rules'
import type { Labels } from '../model/use-labels'
import { getWriteErrorMessage } from '../write/write-messages'
import { isSameRecord } from '../write/write-outcome'
import { useBulkEditText } from './bulk-edit-texts'

export interface RecordChangeOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly shape: FormShape
  readonly fixedValues: Row | undefined
  readonly canEdit: (row: Row) => boolean
}

interface RecordChange {
  /** Version that the user has seen. */
  readonly before: Row
  /** Values of the fields to change. */
  readonly changes: FormValues
  readonly signal: AbortSignal
  /** Called with the current version, if it differs from the one that the user has seen. */
  readonly onNewer?: (record: Row) => void
}

/** Returns the function that changes one record: its current version, with the changes, as its form would save it. */
export function useRecordChange({ resource, labels, shape, fixedValues, canEdit }: RecordChangeOptions) {
  const t = useKitText()
  const say = useBulkEditText()
  const runtime = useRuntime()
  const context = useWriteContext(resource)
  const reject = (message: string): BatchResult => ({ success: false, message })

  /** Whether the record has other values than the user saw; without an update time, compares the fields to change. */
  const wasChanged = (before: Row, now: Row, names: readonly string[]) =>
    before.updateTime === undefined
      ? !isSameRecord({ fields: shape.fields, names: names.filter((name) => name in before) }, before, now)
      : wasUpdated(before, now)

  /** Returns a message of the rules across fields; a rule that fails is left to the server. */
  const findMessage = async (values: FormValues, signal: AbortSignal): Promise<string | undefined> => {
    try {
      const outcome = await shape.check?.(toFullDraft(shape, values), { say: labels.check as CheckContext['say'], signal })
      return Object.values(outcome ?? {}).find(Boolean)
    } catch {
      return undefined
    }
  }

  return async ({ before, changes, signal, onNewer }: RecordChange): Promise<BatchResult> => {
    const names = Object.keys(changes)
    const record = await fetchCurrent(runtime, resource, { record: before, signal })
    if (!record) return reject(say('deleted'))
    if (!canEdit(record)) return reject(say('notEditable'))
    if (wasChanged(before, record, names)) {
      onNewer?.(record)
      return reject(say('changed'))
    }
    const values = { ...toFormValues(shape, toEditRecord(resource, record)), ...changes }
    const visible = getVisibleFields(shape, values)
    const hidden = names.filter((name) => !visible.includes(name))
    if (hidden.length > 0) return reject(say('hidden', { labels: hidden.map(labels.field).join(t('select.separator')) }))
    const message = await findMessage(values, signal)
    if (message !== undefined) return reject(message)
    const payload = toEditPayload(resource, { record, fixedValues, draft: toDraft(shape, values) })
    try {
      // once sent, it is not aborted: its outcome would be unknown
      await runVerified(
        context,
        () => submitDraft(runtime.client, resource, payload),
        () => ({ changed: payload, before: record, source: 'detail' }),
      )
      return { success: true, message: '' }
    } catch (error) {
      const message = getWriteErrorMessage(error, t)
      if (message === undefined) throw error
      return reject(message)
    }
  }
}
