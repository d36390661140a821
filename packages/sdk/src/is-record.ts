/** Whether a value of unknown origin is an object with fields that may be read: no list, and not `null`. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
