const unsafe = /[:[,]\s*-?\d{16}/
const numericId = /"(?:id|[A-Za-z]\w*Id)"\s*:\s*-?\d/
// strings are matched whole so that digits inside text stay, numbers whole so that fractions stay
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const idKey = /^"(?:id|[A-Za-z]\w*Id)"/
const whole = /^-?\d+$/

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
  return JSON.parse(unsafe.test(text) || numericId.test(text) ? rewrite(text) : text)
}
