import { defineTable } from '../engine/table'

/** What browsers uploaded from their local log lists. */
export const uploadedLogTable = defineTable<{ readonly id: string; readonly account: string; readonly entry: unknown }>('uploadedLog')
