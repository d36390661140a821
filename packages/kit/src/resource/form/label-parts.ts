import type { Field } from '../../fields/types'

const bracketed = /^(.+?)\s*[（(]([^（()）]+)[）)]$/

/** The label of a number, and what it counts where the label says that behind it, in brackets. */
export function labelParts(label: string, { align }: Pick<Field, 'align'>): { readonly text: string; readonly unit?: string } {
  const [, text, unit] = (align === 'end' && bracketed.exec(label)) || []
  return text !== undefined && unit !== undefined ? { text, unit } : { text: label }
}
