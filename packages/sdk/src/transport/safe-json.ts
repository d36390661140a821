const idKey = /^(?:id|[A-Za-z]\w*Id)$/
// the text is valid JSON: what follows the digits of a number is its fraction or its exponent
const tokenPattern = /"|-?\d+([.eE][\d.eE+-]*)?/g
const colon = /\s*:/y

/** Where the string that opens at `start` ends, after its quote. */
function findStringEnd(text: string, start: number): number {
  // by hand: an expression that takes a string whole runs out of stack at some millions of characters
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let before = quote
    while (text[before - 1] === '\\') before -= 1
    if ((quote - before) % 2 === 0) return quote + 1
  }
}

/** Quotes the integers of a valid JSON text that would lose digits, and those under an id. Digits inside text stay, fractions too. */
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

/** Whether every number of a list is what was written. */
function isListExact(list: readonly unknown[], nested: Node[]): boolean {
  for (const value of list) {
    if (typeof value === 'object' && value !== null)
      nested.push(value as Node) // JSON knows no other objects
    else if (typeof value === 'number' && isRounded(value)) return false
  }
  return true
}

/** The same of a record, whose numeric ids become text. */
function isRecordExact(record: Record<string, unknown>, nested: Node[]): boolean {
  // for-in, because what JSON.parse makes inherits nothing and is walked fastest so
  for (const name in record) {
    const value = record[name]
    if (typeof value === 'object' && value !== null)
      nested.push(value as Node) // JSON knows no other objects
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
  const nested = [parsed as Node] // JSON knows no other objects
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
  return isExact(parsed) ? parsed : JSON.parse(quoteUnsafeIds(text))
}
