import { getOwn } from '@jwsk/sdk'
import { type ExpressionToken as Token, tokenize } from './expression-tokens'

export type ExpressionValue = string | number | boolean | null
export type ExpressionVariables = Readonly<Record<string, ExpressionValue>>

type Evaluate = (variables: ExpressionVariables) => ExpressionValue

/** Deepest nesting of an expression. */
const maxDepth = 50
const maxLength = 2000

const isEmpty = (value: ExpressionValue) => value === null || value === ''

function toNumber(value: ExpressionValue): number {
  if (isEmpty(value)) return 0
  const number = typeof value === 'boolean' ? Number.NaN : Number(value)
  if (Number.isNaN(number)) throw new Error(`“${value}”不是数字`)
  return number
}

export function toBoolean(value: ExpressionValue): boolean {
  if (typeof value === 'boolean') return value
  if (isEmpty(value)) return false
  const text = String(value).toLowerCase()
  if (text !== 'true' && text !== 'false') throw new Error(`“${value}”不是真或假`)
  return text === 'true'
}

const isNumeric = (value: ExpressionValue) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))

/** Whether two values are equal; as in JUEL, the type of one decides how the other is read. */
function areEqual(left: ExpressionValue, right: ExpressionValue): boolean {
  if (left === null || right === null) return left === right
  if (typeof left === 'number' || typeof right === 'number') return isNumeric(left) && isNumeric(right) && Number(left) === Number(right)
  return String(left) === String(right)
}

/** Compares two values; `undefined` if one of them is missing. */
function compare(left: ExpressionValue, right: ExpressionValue): number | undefined {
  if (left === null || right === null) return undefined
  if (typeof left === 'string' && typeof right === 'string') return Number(left > right) - Number(left < right)
  return toNumber(left) - toNumber(right)
}

const createComparison = (test: (order: number) => boolean) => (left: ExpressionValue, right: ExpressionValue) => {
  const order = compare(left, right)
  return order !== undefined && test(order)
}

/** Rounds away the error of binary fractions, because the numbers of forms are decimal. */
const toDecimal = (value: number) => Number(value.toPrecision(15))

const createCalculation = (calculate: (left: number, right: number) => number) => (left: ExpressionValue, right: ExpressionValue) =>
  toDecimal(calculate(toNumber(left), toNumber(right)))

type Operator = (left: ExpressionValue, right: ExpressionValue) => ExpressionValue

/** Binary operators from the loosest to the tightest, without `||` and `&&`. */
const operators: readonly Readonly<Record<string, Operator>>[] = [
  { '==': areEqual, '!=': (left, right) => !areEqual(left, right) },
  {
    '<': createComparison((order) => order < 0),
    '<=': createComparison((order) => order <= 0),
    '>': createComparison((order) => order > 0),
    '>=': createComparison((order) => order >= 0),
  },
  { '+': createCalculation((left, right) => left + right), '-': createCalculation((left, right) => left - right) },
  {
    '*': createCalculation((left, right) => left * right),
    '/': createCalculation((left, right) => left / right),
    '%': createCalculation((left, right) => left % right),
  },
]

const constants: Readonly<Record<string, ExpressionValue>> = { true: true, false: false, null: null }

/** Recursive descent parser of the subset of JUEL that conditions use. */
class ExpressionParser {
  readonly #tokens: readonly Token[]
  #position = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parse(): Evaluate {
    const evaluate = this.#or()
    const rest = this.#tokens[this.#position]
    if (rest) throw new Error(`多余的“${rest.text}”`)
    return evaluate
  }

  #take(...texts: readonly string[]): string | undefined {
    const token = this.#tokens[this.#position]
    if (token?.type !== 'operator' || !texts.includes(token.text)) return undefined
    this.#position += 1
    return token.text
  }

  #or(): Evaluate {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new Error('括号太多')
    let left = this.#and()
    while (this.#take('||')) {
      const [first, second] = [left, this.#and()]
      left = (variables) => toBoolean(first(variables)) || toBoolean(second(variables))
    }
    this.#depth -= 1
    return left
  }

  #and(): Evaluate {
    let left = this.#binary(0)
    while (this.#take('&&')) {
      const [first, second] = [left, this.#binary(0)]
      left = (variables) => toBoolean(first(variables)) && toBoolean(second(variables))
    }
    return left
  }

  #binary(level: number): Evaluate {
    const known = operators[level]
    if (!known) return this.#unary()
    let left = this.#binary(level + 1)
    for (let name = this.#take(...Object.keys(known)); name; name = this.#take(...Object.keys(known))) {
      const [apply, first, second] = [getOwn(known, name), left, this.#binary(level + 1)]
      left = (variables) => apply?.(first(variables), second(variables)) ?? null
    }
    return left
  }

  #unary(): Evaluate {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new Error('运算符太多')
    const evaluate = this.#prefixed()
    this.#depth -= 1
    return evaluate
  }

  #prefixed(): Evaluate {
    if (this.#take('!')) {
      const operand = this.#unary()
      return (variables) => !toBoolean(operand(variables))
    }
    if (this.#take('empty')) {
      const operand = this.#unary()
      return (variables) => isEmpty(operand(variables))
    }
    if (this.#take('-')) {
      const operand = this.#unary()
      return (variables) => -toNumber(operand(variables))
    }
    return this.#primary()
  }

  #primary(): Evaluate {
    if (this.#take('(')) {
      const inner = this.#or()
      if (!this.#take(')')) throw new Error('缺少“)”')
      return inner
    }
    const token = this.#tokens[this.#position]
    if (!token) throw new Error('不完整')
    if (token.type === 'operator') throw new Error(`“${token.text}”的位置不对`)
    this.#position += 1
    if (token.type === 'text') return () => token.text
    if (token.type === 'number') return () => Number(token.text)
    const { text } = token
    if (Object.hasOwn(constants, text)) return () => getOwn(constants, text) ?? null
    return (variables) => getOwn(variables, text) ?? null
  }
}

/**
 * Parses and evaluates an expression such as `days > 3 && !(kind == 'a')`. A variable that is missing is empty.
 *
 * @throws an error in words if the expression is malformed, calls a function or compares what cannot be compared.
 */
export function evaluateExpression(text: string, variables: ExpressionVariables): ExpressionValue {
  if (text.length > maxLength) throw new Error('太长')
  return parseOnce(text)(variables)
}

const maxCached = 500
const cached = new Map<string, Evaluate>()

/** Parses an expression; processes evaluate the same few again and again. */
function parseOnce(text: string): Evaluate {
  const evaluate = cached.get(text) ?? new ExpressionParser(tokenize(text)).parse()
  if (cached.size >= maxCached) cached.clear()
  cached.set(text, evaluate)
  return evaluate
}
