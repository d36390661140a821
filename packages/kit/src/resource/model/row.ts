import { isRecord } from '@jwsk/sdk'

/** Record as the engine handles it, with any wire values. */
export type Row = Readonly<Record<string, unknown>>

/** Whether a response is a record; an empty object is none. */
export const isRow = (value: unknown): value is Row => isRecord(value) && Object.keys(value).length > 0
