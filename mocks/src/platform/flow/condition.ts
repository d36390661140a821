import { getOwn } from '@jwsk/sdk'
export type Variables = Readonly<Record<string, string | number | boolean>>

const comparison = /^\s*(\w+)\s*(==|!=|>=|<=|>|<)\s*(?:'([^']*)'|"([^"]*)"|([\w.]+))\s*$/

type Test = (left: string | number, right: string | number) => boolean

const tests: Readonly<Record<string, Test>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
}

function isComparisonTrue(text: string, variables: Variables): boolean {
  const [, name = '', operator = '', single, double, bare] = comparison.exec(text) ?? []
  const variable = variables[name]
  const test = getOwn(tests, operator)
  if (variable === undefined || !test) return false
  const operand = single ?? double ?? bare ?? ''
  const numeric = bare !== undefined && !Number.isNaN(Number(bare))
  return numeric ? test(Number(variable), Number(operand)) : test(String(variable), operand)
}

/** Whether `${days > 3 && flag == 'ok'}` holds; an empty condition does. */
export function isConditionTrue(condition: string, variables: Variables): boolean {
  const inner = condition.replace(/^\s*[$#]\{/, '').replace(/\}\s*$/, '')
  if (inner.trim() === '') return true
  return inner.split('||').some((any) => any.split('&&').every((part) => isComparisonTrue(part, variables)))
}

/** Returns the value of `${name}`, or the text itself. */
export function resolveVariable(text: string, variables: Variables): string {
  const name = /^[$#]\{\s*(\w+)\s*\}$/.exec(text)?.[1]
  return name ? String(variables[name] ?? '') : text
}
