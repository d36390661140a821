import { type Comparator, type Comparison, type Condition, comparators, getMembers, noCondition } from './condition'
import { type Token, tokenize } from './tokenize'

/** Largest depth of groups and negations. */
const maxDepth = 20

/** Thrown at what the builder cannot express; does not leave this file. */
class UnsupportedError extends Error {}

const flipped: Readonly<Record<Comparator, Comparator>> = { '==': '==', '!=': '!=', '>': '<', '>=': '<=', '<': '>', '<=': '>=' }

const negatedOperators: Partial<Readonly<Record<Comparison['operator'], Comparison['operator']>>> = {
  '==': '!=',
  '!=': '==',
  empty: 'notEmpty',
  notEmpty: 'empty',
}

/** Negates a condition. An order has no negation: of a missing value, neither `a > 1` nor `a <= 1` is true. */
function negate(condition: Condition): Condition {
  const members = getMembers(condition)
  if (members) return 'any' in condition ? { all: members.map(negate) } : { any: members.map(negate) }
  const comparison = condition as Comparison // a condition without members
  const operator = negatedOperators[comparison.operator]
  if (!operator) throw new UnsupportedError()
  return { ...comparison, operator }
}

class Parser {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parse(): Condition {
    const condition = this.#parseAny()
    if (this.#at < this.#tokens.length) throw new UnsupportedError()
    return condition
  }

  #take(): Token {
    const token = this.#tokens[this.#at]
    if (!token) throw new UnsupportedError()
    this.#at += 1
    return token
  }

  #accept(symbol: string): boolean {
    const token = this.#tokens[this.#at]
    const isNext = token?.type === 'symbol' && token.text === symbol
    if (isNext) this.#at += 1
    return isNext
  }

  #parseList(symbol: string, parseMember: () => Condition): readonly Condition[] {
    const members = [parseMember()]
    while (this.#accept(symbol)) members.push(parseMember())
    return members
  }

  #parseAny(): Condition {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new UnsupportedError()
    const [only, ...others] = this.#parseList('||', () => this.#parseAll())
    this.#depth -= 1
    return only && others.length === 0 ? only : { any: only ? [only, ...others] : others }
  }

  #parseAll(): Condition {
    const [only, ...others] = this.#parseList('&&', () => this.#parseUnary())
    return only && others.length === 0 ? only : { all: only ? [only, ...others] : others }
  }

  #parseUnary(): Condition {
    if (this.#accept('!')) {
      this.#depth += 1
      if (this.#depth > maxDepth) throw new UnsupportedError()
      const condition = negate(this.#parseUnary())
      this.#depth -= 1
      return condition
    }
    if (this.#accept('empty')) return this.#parseEmpty()
    if (!this.#accept('(')) return this.#parseComparison()
    const condition = this.#parseAny()
    if (!this.#accept(')')) throw new UnsupportedError()
    return condition
  }

  #parseEmpty(): Condition {
    const { type, text } = this.#take()
    if (type !== 'name') throw new UnsupportedError()
    return { field: text, operator: 'empty', value: '', isNumber: false }
  }

  #parseComparison(): Condition {
    const [left, middle, right] = [this.#take(), this.#take(), this.#take()]
    const operator = middle.type === 'symbol' ? comparators.find((one) => one === middle.text) : undefined
    const isFlipped = left.type !== 'name'
    const [name, literal] = isFlipped ? [right, left] : [left, right]
    if (!operator || name.type !== 'name' || (literal.type !== 'text' && literal.type !== 'number')) throw new UnsupportedError()
    return {
      field: name.text,
      operator: isFlipped ? flipped[operator] : operator,
      value: literal.text,
      isNumber: literal.type === 'number',
    }
  }
}

/**
 * Parses the condition of a flow, e.g. `${amount > 5000 && (kind == 'a' || days >= 3)}`. Returns `undefined` for text
 * that the builder cannot express, and a group without members for none.
 */
export function parseCondition(text: string): Condition | undefined {
  if (text.trim() === '') return noCondition
  const expression = /^\s*[$#]\{(.*)\}\s*$/s.exec(text)?.[1]
  const tokens = expression === undefined ? undefined : tokenize(expression)
  if (!tokens) return undefined
  try {
    return new Parser(tokens).parse()
  } catch (error) {
    if (error instanceof UnsupportedError) return undefined
    throw error
  }
}
