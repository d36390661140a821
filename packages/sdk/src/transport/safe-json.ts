const idKey = /^(?:id|[A-Za-z]\w*Id)$/
// the text is valid JSON: characters after the digits of a number are its fraction or exponent
const tokenPattern = /"|-?\d+([.eE][\d.eE+-]*)?/g
// a number, and no array or literal, directly after the key
const colonAndNumber = /\s*:\s*[-\d]/y

/** Returns the end of the string that opens at `start`, after its closing quote. */
function findStringEnd(text: string, start: number): number {
  // manual scan: a regular expression for the whole string overflows the stack at millions of characters
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let before = quote
    while (text[before - 1] === '\\') before -= 1
    if ((quote - before) % 2 === 0) return quote + 1
  }
}

/** Returns the significant digits of a number's text. */
const readDigits = (text: string) =>
  text
    .replace(/e.*/i, '')
    .replace(/[-.]/g, '')
    .replace(/^0+|0+$/g, '')

/** Whether a fraction or a power, as written, is another number than its double. */
const isLossy = (text: string) => readDigits(text) !== readDigits(String(+text))

/**
 * Quotes the numbers of a valid JSON text that would lose digits, and integers under an id. Numbers in strings are
 * unchanged.
 */
function quoteUnsafeIds(text: string): string {
  let [made, copied, afterId] = ['', 0, false]
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    const [found, fraction] = match
    if (found === '"') {
      colonAndNumber.lastIndex = tokenPattern.lastIndex = findStringEnd(text, match.index)
      afterId = colonAndNumber.test(text) && idKey.test(text.slice(match.index + 1, tokenPattern.lastIndex - 1))
    } else {
      if (fraction ? isLossy(found) : afterId || !Number.isSafeInteger(+found)) {
        made += `${text.slice(copied, match.index)}"${found}"`
        copied = tokenPattern.lastIndex
      }
      afterId = false
    }
  }
  return made + text.slice(copied)
}

// a fraction is no integer, and `1e999` is infinite
const isRounded = (value: number) => !Number.isSafeInteger(value) && (Number.isInteger(value) || !Number.isFinite(value))

const minLossyDigits = 16

/** Whether a text has a fraction with more digits than a double has; it may be in a string. */
function hasLongFraction(text: string): boolean {
  // dots are rare, and finding them is faster than any regular expression
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    let [start, end] = [dot, dot + 1]
    while (isDigit(text.charCodeAt(start - 1))) start -= 1
    while (isDigit(text.charCodeAt(end))) end += 1
    if (end - start > minLossyDigits && start < dot) return true
  }
  return false
}

const isDigit = (character: number) => character >= 48 && character <= 57

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
  const nested: Node[] = [[parsed]]
  for (let node = nested.pop(); node !== undefined; node = nested.pop())
    if (!(Array.isArray(node) ? isListExact(node, nested) : isRecordExact(node, nested))) return false
  return true
}

/**
 * Parses JSON without losing a digit: integers beyond ±(2^53 − 1), decimals that a double rounds and integers under
 * `id` or `…Id` become strings. Parses the text twice only if it may contain such a number.
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  return isExact(parsed) && !hasLongFraction(text) ? parsed : JSON.parse(quoteUnsafeIds(text))
}
