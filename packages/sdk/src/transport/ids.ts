const emptyIds = new Set(['', 'null', 'undefined', '-1'])

/** Normalizes an id to text, `''` for none: the platform writes null as `''`, `-1`, `'null'` or omits it. */
export function normalizeId(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return ''
  const text = String(value).trim()
  return emptyIds.has(text) ? '' : text
}

const idPattern = /^(?:\d{1,20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/**
 * Joins ids for a remove call: each id once, in order. Throws a `TypeError` for an empty list and for an invalid id,
 * because a comma in one would delete another row.
 */
export function joinIds(ids: Iterable<string>): string {
  const unique = [...new Set(ids)]
  if (unique.length === 0) throw new TypeError('joinIds: no id given')
  if (!unique.every((id) => idPattern.test(id))) throw new TypeError('joinIds: not an id')
  return unique.join(',')
}
