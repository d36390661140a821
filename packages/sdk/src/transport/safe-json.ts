const idKey = /^(?:id|[A-Za-z]\w*Id)$/
// the text is valid JSON: characters after the digits of a number are its fraction or exponent
const tokenPattern = /"|-?\d+([.eE][\d.eE+-]*)?/g
const colon = /\s*:/y

/** Returns the end of the string that opens at `start`, after its closing quote. */
function findStringEnd(text: string, start: number): number {
  // manual scan: a regular expression for the whole string overflows the stack at millions of characters
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let before = quote
    while (text[before - 1] === '\\') before -= 1
    if ((quote - before) % 2 === 0) return quote + 1
  }
}

/**
 * Quotes the integers of a valid JSON text that would lose digits, and those under an id. Numbers in strings and
 * fractions are unchanged.
 */
function quoteUnsafeIds(text: string): string {
  let [made, copied, afterId] = ['', 0, false]
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    const [found, fraction] = match
    if (found === '"') {
      colon.lastIndex = tokenPattern.lastIndex = findStringEnd(text, match.index)
      afterId = colon.test(text) && idKey.test(text.slice(match.index + 1, tokenPattern.lastIndex - 1))
    } else {
      if (!fraction && (afterId || !Number.isSafeInteger(+found))) {
        made += `${text.slice(copied, match.index)}"${found}"`
        copied = tokenPattern.lastIndex
      }
      afterId = false
    }
  }
  return made + text.slice(copied)
}

const isRounded = (value: number) => Number.isInteger(value) && !Number.isSafeInteger(value)

type Node = unknown[] | Record<string, unknown>

/** Whether every number of an array was parsed exactly. */
function isListExact(list: readonly unknown[], nested: Node[]): boolean {
  for (const value of list) {
    if (typeof value === 'object' && value !== null)
      nested.push(value as Node) // JSON has no other objects
    else if (typeof value === 'number' && isRounded(value)) return false
  }
  return true
}

/** Whether every number of a record was parsed exactly; converts its numeric ids to text. */
function isRecordExact(record: Record<string, unknown>, nested: Node[]): boolean {
  // for-in, because JSON.parse results inherit nothing and it is the fastest way
  for (const name in record) {
    const value = record[name]
    if (typeof value === 'object' && value !== null)
      nested.push(value as Node) // JSON has no other objects
    else if (typeof value === 'number') {
      if (isRounded(value)) return false
      if (Number.isInteger(value) && idKey.test(name)) record[name] = String(value)
    }
  }
  return true
}

/** Whether the parsed value lost no digit. Iterative, because a hostile response may be nested deeply. */
function isExact(parsed: unknown): boolean {
  if (typeof parsed === 'number') return !isRounded(parsed)
  if (typeof parsed !== 'object' || parsed === null) return true
  const nested = [parsed as Node] // JSON has no other objects
  for (let node = nested.pop(); node !== undefined; node = nested.pop())
    if (!(Array.isArray(node) ? isListExact(node, nested) : isRecordExact(node, nested))) return false
  return true
}

/**
 * Parses JSON without losing an id: integers beyond ±(2^53 − 1) and numbers under `id` or `…Id` become strings. Parses
 * the text twice only if it contains such a large integer.
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  return isExact(parsed) ? parsed : JSON.parse(quoteUnsafeIds(text))
}
