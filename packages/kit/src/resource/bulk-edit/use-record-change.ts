import type { FieldRule } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { fetchCurrent, toEditPayload, toEditRecord, toFormShape, wasUpdated } from '../form/edit-record'
import type { FormShape } from '../form/form-shape'
import { type FormValues, getVisibleFields, toDraft, toFormValues, toFullDraft } from '../form/form-values'
import { runVerified, submitDraft, useWriteContext } from '../model/queries'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { CheckContext } from '../model/rules/form-rules'
import type { Labels } from '../model/use-labels'
import { adaptForm } from '../profile/adapt-to-profile'
import { getWriteErrorMessage, parseFieldRefusal } from '../write/write-messages'
import { isSameRecord } from '../write/write-outcome'
import { useBulkEditText } from './bulk-edit-texts'

/** Returns the form of the records, with all of these fields. */
export function useFormShape(resource: Resource, changeable: readonly string[]): FormShape {
  const { profile } = useRuntime().client
  return useMemo(() => {
    const shape = toFormShape(resource)
    const names = new Set(shape.sections.flatMap(({ fields }) => fields))
    const others = changeable.filter((name) => !names.has(name))
    return adaptForm({ ...shape, sections: [...shape.sections, { name: undefined, fields: others }] }, profile)
  }, [resource, changeable, profile])
}

/** Returns the rule of a field, which is required if its form cannot send an empty value. */
export function toRule({ fields, rules }: FormShape, name: string): FieldRule {
  const field = fields[name]
  return { ...rules?.[name], ...(field?.serialize(field.emptyValue) === undefined && { required: true }) }
}

interface RecordChangeOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly shape: FormShape
  readonly fixedValues: Row | undefined
  readonly canEdit: (row: Row) => boolean
}

/** Change of one record. */
export interface RecordChange {
  /** Record as the user sees it. */
  readonly before: Row
  /** Values of the fields to change. */
  readonly changes: FormValues
  /** Whether the user changed it after it was read; then only the fields to change are compared. */
  readonly isOwn?: boolean
}

export interface RecordChangeResult {
  readonly success: boolean
  readonly message: string
  /** Version that others have written since; it is not overwritten. */
  readonly newer?: Row
}

/** Returns the function that changes one record: its current version, with the changes, as its form would save it. */
export function useRecordChange({ resource, labels, shape, fixedValues, canEdit }: RecordChangeOptions) {
  const t = useKitText()
  const say = useBulkEditText()
  const runtime = useRuntime()
  const context = useWriteContext(resource)
  const reject = (message: string): RecordChangeResult => ({ success: false, message })

  /** Whether the record has other values than the user saw; without an update time, compares the fields to change. */
  const wasChanged = ({ before, changes, isOwn }: RecordChange, now: Row) =>
    before.updateTime === undefined || isOwn
      ? !isSameRecord({ fields: shape.fields, names: Object.keys(changes).filter((name) => name in before) }, before, now)
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

  return async (change: RecordChange, signal: AbortSignal): Promise<RecordChangeResult> => {
    const { before, changes } = change
    const names = Object.keys(changes)
    const record = await fetchCurrent(runtime, resource, { record: before, signal })
    if (!record) return reject(say('deleted'))
    if (!canEdit(record)) return reject(say('notEditable'))
    if (wasChanged(change, record)) return { ...reject(say('changed')), newer: record }
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
      const refusal = parseFieldRefusal(error, Object.keys(shape.fields))
      const message = refusal?.message ?? getWriteErrorMessage(error, t)
      if (message === undefined) throw error
      return reject(message)
    }
  }
}
