import type { Field } from '../../fields/types'

type Placed = Pick<Field, 'span' | 'width'>

/** Which fields of two columns would stand beside nothing though they hold text; a short value is no better for a long box. */
export function getUnpairedFields(fields: Readonly<Record<string, Placed>>, names: readonly string[]): ReadonlySet<string> {
  const lone = new Set<string>()
  let isLeft = true
  for (const [at, name] of names.entries()) {
    const field = fields[name]
    const next = fields[names[at + 1] ?? '']
    const standsAlone: boolean = isLeft && (!next || next.span !== undefined)
    if (standsAlone && field && !field.span && field.width === undefined) lone.add(name)
    isLeft = field?.span !== undefined || standsAlone || !isLeft
  }
  return lone
}

/** Of a figure or a moment: a long box would say nothing of what belongs there. */
export const isShortField = ({ span, align, summaryGroup }: Pick<Field, 'span' | 'align' | 'summaryGroup'>) =>
  span === undefined && (align === 'end' || summaryGroup === 'time')
