import { defineTable, type StoredRow } from '../engine/world/table'

export interface UploadedLog extends StoredRow {
  readonly account: string
  readonly entry: unknown
}

/** What browsers uploaded from their local log lists. */
export const uploadedLogTable = defineTable<UploadedLog>('uploadedLog')
