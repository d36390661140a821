const unsafe = /[:[,]\s*-?\d{16}/g
const numericId = /[iI]d"\s*:\s*-?\d/
// strings are matched whole so that digits inside text stay, numbers whole so that fractions stay
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const idKey = /^"(?:id|[A-Za-z]\w*Id)"/
const whole = /^-?\d+$/

const isDigit = (code: number) => code >= 48 && code <= 57
const listed = new Set([...',- \t\r\n'].map((character) => character.charCodeAt(0)))
const quote = '"'.charCodeAt(0)
const minus = '-'.charCodeAt(0)

/** Whether the comma at `at` stands in a text of comma-joined ids, which are exact as they are. */
function isInText(text: string, at: number): boolean {
  let start = at
  for (let code = text.charCodeAt(start - 1); isDigit(code) || listed.has(code); code = text.charCodeAt(start - 1)) start -= 1
  const leading = text.charCodeAt(start)
  // only the quote that opens a text has a digit right behind it
  return text.charCodeAt(start - 1) === quote && (isDigit(leading) || leading === minus)
}

/** Whether an integer stands in the text that a number cannot hold; now and then it says so for nothing. */
function hasUnsafe(text: string): boolean {
  unsafe.lastIndex = 0
  for (let hit = unsafe.exec(text); hit !== null; hit = unsafe.exec(text)) {
    if (!hit[0].startsWith(',') || !isInText(text, hit.index)) return true
    unsafe.lastIndex = text.indexOf('"', unsafe.lastIndex)
    if (unsafe.lastIndex <= 0) return true
  }
  return false
}

function rewrite(text: string): string {
  let afterId = false
  return text.replace(token, (match, colon: string | undefined) => {
    const wasId = afterId
    afterId = colon !== undefined && idKey.test(match)
    if (match.startsWith('"') || !whole.test(match)) return match
    return wasId || !Number.isSafeInteger(Number(match)) ? `"${match}"` : match
  })
}

/**
 * Parses JSON without losing an id: integers beyond ±(2^53 − 1) and numbers under `id` or `…Id` become strings.
 * The rewrite is paid for only by a text that holds such a number.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(hasUnsafe(text) || numericId.test(text) ? rewrite(text) : text)
}
