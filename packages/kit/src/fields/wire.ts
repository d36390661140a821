/** What a person may see of any JSON: text as it is, numbers and switches in words of JSON, nothing for null. */
export function textOf(wire: unknown): string {
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'string') return wire
  if (typeof wire === 'object') return JSON.stringify(wire)
  return String(wire)
}

/** the platform's "none" in a number */
export const noId = '-1'

/** `'1,2'`, `['1', 2]` or nothing → the ids, each once, in order. */
export function idsOf(wire: unknown): readonly string[] {
  const parts = Array.isArray(wire) ? wire.map(textOf) : textOf(wire).split(',')
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
}

const cellLimit = 500
const characters = new Intl.Segmenter()

/** Enough for a cell and its tooltip: a megabyte in one field must not make the page crawl. */
export function clipCellText(text: string): string {
  if (text.length <= cellLimit) return text
  // marks and joined emoji stay with the character they belong to
  const whole = characters.segment(text.slice(0, cellLimit * 2)).containing(cellLimit)?.index || cellLimit
  return `${text.slice(0, whole)}…`
}
