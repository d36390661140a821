import type { StoredRow } from '../engine/world/table'
import { defineTable } from '../engine/world/world'

export interface UploadedLog extends StoredRow {
  readonly account: string
  readonly entry: unknown
}

/** Error logs that browsers uploaded. */
export const uploadedLogTable = defineTable<UploadedLog>('uploadedLog')
