import { type Comparison, type Condition, dropIncomplete, getMembers } from './condition'

function printText(text: string): string {
  if (!/['\\]/.test(text)) return `'${text}'`
  return /["\\]/.test(text) ? `'${text.replaceAll(/['\\]/g, '\\$&')}'` : `"${text}"`
}

function printComparison({ field, operator, value, isNumber }: Comparison): string {
  if (operator === 'empty') return `empty ${field}`
  if (operator === 'notEmpty') return `!(empty ${field})`
  return `${field} ${operator} ${isNumber ? value : printText(value)}`
}

function print(condition: Condition, isInside: boolean): string {
  const members = getMembers(condition)
  if (!members) return printComparison(condition as Comparison) // a condition without members
  const [only, ...others] = members
  if (only && others.length === 0) return print(only, isInside)
  const text = members.map((member) => print(member, true)).join('any' in condition ? ' || ' : ' && ')
  return isInside ? `(${text})` : text
}

/** Serializes a condition to an expression; `''` for none. What says nothing is dropped. */
export function printCondition(condition: Condition): string {
  const text = print(dropIncomplete(condition), false)
  return text === '' ? '' : `\${${text}}`
}
