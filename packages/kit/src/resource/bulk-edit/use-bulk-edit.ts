import { useState } from 'react'
import type { RunBatchItem } from '../../batch/use-batch-run'
import type { FormShape } from '../form/form-shape'
import type { FormValues } from '../form/form-values'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import type { Labels } from '../model/use-labels'
import { useBulkEditText } from './bulk-edit-texts'
import { useRecordChange } from './use-record-change'

interface BulkEditOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly shape: FormShape
  /** Rows as in the list when the user started. */
  readonly rows: readonly Row[]
  /** Values of the fields to change. */
  readonly changes: FormValues
  readonly fixedValues: Row | undefined
  readonly canEdit: (row: Row) => boolean
}

/** Returns the function that changes one of the records. */
export function useBulkEdit({ rows, changes, ...options }: BulkEditOptions): RunBatchItem {
  const { resource } = options
  const say = useBulkEditText()
  const change = useRecordChange(options)
  // versions that the user has seen, also by a report of a conflict
  const [known] = useState(() => new Map(rows.map((row) => [getRowKey(row, resource.key), row])))
  return async (id, signal) => {
    const before = known.get(id)
    if (!before) return { success: false, message: say('deleted') }
    const { newer, ...result } = await change({ before, changes }, signal)
    if (newer) known.set(id, newer)
    return result
  }
}
