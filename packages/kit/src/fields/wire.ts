/** Converts any JSON value to display text: text unchanged, numbers and booleans as JSON, null as `''`. */
export function toDisplayText(wire: unknown): string {
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'string') return wire
  if (typeof wire === 'object') return JSON.stringify(wire)
  return String(wire)
}

const emptyTexts: readonly unknown[] = ['', 'null', 'undefined']

/** Whether the platform means no value: null, its name as text, an empty text, list or object. Numbers and booleans are values. */
export const isEmptyWire = (wire: unknown) =>
  typeof wire === 'object' && wire !== null
    ? Object.keys(wire).length === 0
    : wire === null || wire === undefined || emptyTexts.includes(wire)

/** the platform's "none" in a number */
export const emptyId = '-1'

/** Parses `'1,2'`, `['1', 2]` or nothing into unique ids, in order. */
export function parseIds(wire: unknown): readonly string[] {
  const parts = Array.isArray(wire) ? wire.map(toDisplayText) : toDisplayText(wire).split(',')
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
}

const maxCellLength = 500
const characters = new Intl.Segmenter()

/** Truncates text for a cell and its tooltip, because a megabyte in one field would slow down the page. */
export function truncateCellText(text: string): string {
  if (text.length <= maxCellLength) return text
  // combining marks and joined emoji stay with their character
  const whole = characters.segment(text.slice(0, maxCellLength * 2)).containing(maxCellLength)?.index || maxCellLength
  return `${text.slice(0, whole)}…`
}
