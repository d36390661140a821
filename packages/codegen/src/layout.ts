const lineWidth = 140

interface List {
  readonly open: string
  readonly items: readonly string[]
  readonly close: string
}

/** a list on one line where it fits, else an item a line: as `npm run format` would have it */
export function listed({ open, items, close }: List, indent = ''): string {
  const spaced = open.endsWith('{') ? ' ' : ''
  const line = `${indent}${open}${spaced}${items.join(', ')}${spaced}${close}`
  if (line.length <= lineWidth) return line
  return `${indent}${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`
}

/** every line but the empty ones moved to the right */
export const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by)

export const quoted = (names: readonly string[]): readonly string[] => names.map((name) => `'${name}'`)
