// strings are matched whole so that digits inside text stay, numbers whole so that fractions stay
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const quotedIdKey = /^"(?:id|[A-Za-z]\w*Id)"/
const whole = /^-?\d+$/

function rewrite(text: string): string {
  let afterId = false
  return text.replace(token, (match, colon: string | undefined) => {
    const wasId = afterId
    afterId = colon !== undefined && quotedIdKey.test(match)
    if (match.startsWith('"') || !whole.test(match)) return match
    return wasId || !Number.isSafeInteger(Number(match)) ? `"${match}"` : match
  })
}

const idKey = /^(?:id|[A-Za-z]\w*Id)$/
const isRounded = (value: number) => Number.isInteger(value) && !Number.isSafeInteger(value)

type Node = unknown[] | Record<string, unknown>

/** Whether every number of a list is what was written. */
function isListExact(list: readonly unknown[], nested: Node[]): boolean {
  for (const value of list) {
    if (typeof value === 'object' && value !== null) nested.push(value as Node)
    else if (typeof value === 'number' && isRounded(value)) return false
  }
  return true
}

/** The same of a record, whose numeric ids become text. */
function isRecordExact(record: Record<string, unknown>, nested: Node[]): boolean {
  // for-in, because what JSON.parse makes inherits nothing and is walked fastest so
  for (const name in record) {
    const value = record[name]
    if (typeof value === 'object' && value !== null) nested.push(value as Node)
    else if (typeof value === 'number') {
      if (isRounded(value)) return false
      if (Number.isInteger(value) && idKey.test(name)) record[name] = String(value)
    }
  }
  return true
}

/** Whether nothing of what was parsed lost a digit. Walks without recursion: a hostile answer may be nested deeply. */
function isExact(parsed: unknown): boolean {
  if (typeof parsed === 'number') return !isRounded(parsed)
  if (typeof parsed !== 'object' || parsed === null) return true
  const nested = [parsed as Node]
  for (let node = nested.pop(); node !== undefined; node = nested.pop())
    if (!(Array.isArray(node) ? isListExact(node, nested) : isRecordExact(node, nested))) return false
  return true
}

/**
 * Parses JSON without losing an id: integers beyond ±(2^53 − 1) and numbers under `id` or `…Id` become strings.
 * Only a text that holds such a large integer is parsed twice.
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  return isExact(parsed) ? parsed : JSON.parse(rewrite(text))
}
