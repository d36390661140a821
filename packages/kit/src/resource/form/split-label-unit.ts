import type { Field } from '../../fields/types'

/** The label of a number, and what it counts where the label says that behind it, in brackets. */
export function splitLabelUnit(label: string, { align }: Pick<Field, 'align'>): { readonly text: string; readonly unit?: string } {
  const at = Math.max(label.lastIndexOf('（'), label.lastIndexOf('('))
  const [text, unit] = [label.slice(0, Math.max(at, 0)).trim(), label.slice(at + 1, -1)]
  const isUnit = align === 'end' && text !== '' && unit !== '' && /[）)]$/.test(label) && !/[）)]/.test(unit)
  return isUnit ? { text, unit } : { text: label }
}
