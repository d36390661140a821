/**
 * What a record itself holds under a name that came from elsewhere: an answer, an address, a key that was pressed. Never
 * what every object inherits, which `record[name]` would answer for `constructor`.
 */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
