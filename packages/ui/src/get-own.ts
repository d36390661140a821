/** Returns the own value of a key that comes from outside; never what every object inherits, such as `constructor`. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
