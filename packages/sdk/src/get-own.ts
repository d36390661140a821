/**
 * Returns the own property of a record under an untrusted key, e.g. from a response, a URL or a keystroke. Ignores
 * inherited properties, which `record[name]` would return for `constructor`.
 */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
