import type { Field } from '../../fields/types'

/** Splits the label of a number into text and the unit in brackets at its end. */
export function splitLabelUnit(label: string, { align }: Pick<Field, 'align'>): { readonly text: string; readonly unit?: string } {
  const at = Math.max(label.lastIndexOf('（'), label.lastIndexOf('('))
  const [text, unit] = [label.slice(0, Math.max(at, 0)).trim(), label.slice(at + 1, -1)]
  const isUnit = align === 'end' && text !== '' && unit !== '' && /[）)]$/.test(label) && !/[）)]/.test(unit)
  return isUnit ? { text, unit } : { text: label }
}
