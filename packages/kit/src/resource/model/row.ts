/** A record as the engine holds it: whatever the wire brought. */
export type Row = Readonly<Record<string, unknown>>

/** Whether something that came over the wire can be a record. */
export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an answer is of a record: one without a word is of none. */
export const isRecord = (value: unknown): value is Row => isRow(value) && Object.keys(value).length > 0
