import type { FlowField } from '@jwsk/sdk/flow'
import { type Comparison, type Condition, dropIncomplete, getMembers, isComparator } from './condition'
import { getOperandKind } from './operands'

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

interface Wording {
  readonly fields: readonly FlowField[]
  readonly t: Translate
}

/** Puts a comparison into words. */
export function formatComparison({ field, operator, value }: Comparison, { fields, t }: Wording): string {
  const kind = getOperandKind(field, fields)
  const label = kind === 'decision' ? t('designer.condition.decision') : fields.find(({ name }) => name === field)?.label || field
  const variant = kind === 'date' ? 'dates' : 'operators'
  const word = t(`designer.condition.${variant}.${operator}`)
  if (!isComparator(operator)) return `${label} ${word}`
  return `${label} ${word} ${kind === 'decision' ? t(`designer.condition.flags.${value}`) : value}`
}

/** Puts a condition into words, e.g. for a branch without a name; `''` for none. */
export function formatCondition(condition: Condition, wording: Wording): string {
  const format = (one: Condition, isInside: boolean): string => {
    const members = getMembers(one)
    if (!members) return formatComparison(one as Comparison, wording) // a condition without members
    const separator = wording.t(`designer.condition.${'any' in one ? 'or' : 'and'}`)
    const text = members.map((member) => format(member, members.length > 1)).join(separator)
    return isInside && members.length > 1 ? `(${text})` : text
  }
  return format(dropIncomplete(condition), false)
}
