import { businessError } from '../../engine/refusal'
import { type ExpressionVariables, evaluateExpression, toBoolean } from './engine/expression'

export type Variables = Readonly<Record<string, string | number | boolean>>

/** Returns the expression in `${…}`; `undefined` if the text is none. */
function findExpression(condition: string): string | undefined {
  return /^\s*[$#]\{([\s\S]*)\}\s*$/.exec(condition)?.[1]
}

/**
 * Whether `${days > 3 && flag == 'ok'}` holds; an empty condition does.
 *
 * @throws a business error in words if the condition cannot be read.
 */
export function isConditionTrue(condition: string, variables: ExpressionVariables): boolean {
  if (condition.trim() === '') return true
  const inner = findExpression(condition) ?? condition
  if (inner.trim() === '') return true
  try {
    return toBoolean(evaluateExpression(inner, variables))
  } catch (error) {
    throw businessError(`条件“${condition.trim()}”无法计算：${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Returns the value of `${name}`, or the text itself. */
export function resolveVariable(text: string, variables: Variables): string {
  const name = /^[$#]\{\s*(\w+)\s*\}$/.exec(text)?.[1]
  return name ? String(variables[name] ?? '') : text
}
