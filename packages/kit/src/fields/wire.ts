/** What a person may see of any JSON: text as it is, numbers and switches in words of JSON, nothing for null. */
export function textOf(wire: unknown): string {
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'string') return wire
  if (typeof wire === 'object') return JSON.stringify(wire)
  return String(wire)
}

/** `'1,2'`, `['1', 2]` or nothing → the ids, each once, in order. */
export function idsOf(wire: unknown): readonly string[] {
  const parts = Array.isArray(wire) ? wire.map(textOf) : textOf(wire).split(',')
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
}

const cellLimit = 500

/** Enough for a cell and its tooltip: a megabyte in one field must not make the page crawl. */
export const clipped = (text: string) => (text.length > cellLimit ? `${text.slice(0, cellLimit)}…` : text)
