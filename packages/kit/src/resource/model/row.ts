import { isRecord } from '@jwsk/sdk'

/** A record as the engine holds it: whatever the wire brought. */
export type Row = Readonly<Record<string, unknown>>

/** Whether an answer is of a record: one without a word is of none. */
export const isRow = (value: unknown): value is Row => isRecord(value) && Object.keys(value).length > 0
