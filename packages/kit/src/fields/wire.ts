/** What a person may see of any JSON: text as it is, numbers and switches in words of JSON, nothing for null. */
export function toDisplayText(wire: unknown): string {
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'string') return wire
  if (typeof wire === 'object') return JSON.stringify(wire)
  return String(wire)
}

/** the platform's "none" in a number */
export const emptyId = '-1'

/** `'1,2'`, `['1', 2]` or nothing → the ids, each once, in order. */
export function parseIds(wire: unknown): readonly string[] {
  const parts = Array.isArray(wire) ? wire.map(toDisplayText) : toDisplayText(wire).split(',')
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
}

const maxCellLength = 500
const characters = new Intl.Segmenter()

/** Enough for a cell and its tooltip: a megabyte in one field must not make the page crawl. */
export function truncateCellText(text: string): string {
  if (text.length <= maxCellLength) return text
  // marks and joined emoji stay with the character they belong to
  const whole = characters.segment(text.slice(0, maxCellLength * 2)).containing(maxCellLength)?.index || maxCellLength
  return `${text.slice(0, whole)}…`
}
