import { useState } from 'react'
import type { RunBatchItem } from '../../batch/use-batch-run'
import type { FormValues } from '../form/form-values'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { useBulkEditText } from './bulk-edit-texts'
import { type RecordChangeOptions, useRecordChange } from './use-record-change'

interface BulkEditOptions extends RecordChangeOptions {
  /** Rows as in the list when the user started. */
  readonly rows: readonly Row[]
  /** Values of the fields to change. */
  readonly changes: FormValues
}

/** Returns the function that changes one of the rows; a conflict is reported once, and overwritten by a retry. */
export function useBulkEdit({ rows, changes, ...options }: BulkEditOptions): RunBatchItem {
  const say = useBulkEditText()
  const change = useRecordChange(options)
  // versions that the user has seen, also by a report of a conflict
  const [known] = useState(() => new Map(rows.map((row) => [getRowKey(row, options.resource.key), row])))
  return async (id, signal) => {
    const before = known.get(id)
    if (!before) return { success: false, message: say('deleted') }
    return change({ before, changes, signal, onNewer: (record) => known.set(id, record) })
  }
}
