import { getOwn } from '@jwsk/sdk'
export interface Token {
  readonly type: 'name' | 'text' | 'number' | 'symbol'
  readonly text: string
}

/** Words of the expression language that stand for symbols. */
const words: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  eq: '==',
  ne: '!=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
  empty: 'empty',
}

const reserved = ['true', 'false', 'null', 'div', 'mod', 'instanceof']
const pattern =
  /\s*(?:([A-Za-z_$][\w$]*)|(-?\d+(?:\.\d+)?)(?![\w.])|'((?:[^'\\]|\\['"\\])*)'|"((?:[^"\\]|\\['"\\])*)"|(&&|\|\||[=!<>]=|[<>!()]))\s*/y

function toToken([, name, number, single, double, symbol]: RegExpExecArray): Token | undefined {
  if (name !== undefined) {
    if (reserved.includes(name)) return undefined
    const word = getOwn(words, name)
    return word === undefined ? { type: 'name', text: name } : { type: 'symbol', text: word }
  }
  if (number !== undefined) return { type: 'number', text: number }
  const text = single ?? double
  return text === undefined ? { type: 'symbol', text: symbol ?? '' } : { type: 'text', text: text.replaceAll(/\\(.)/gs, '$1') }
}

/** Splits an expression; `undefined` if it contains anything but names, literals and logical operators. */
export function tokenize(expression: string): readonly Token[] | undefined {
  const tokens: Token[] = []
  const scanner = new RegExp(pattern)
  while (scanner.lastIndex < expression.length) {
    const found = scanner.exec(expression)
    const token = found ? toToken(found) : undefined
    if (!token) return undefined
    tokens.push(token)
  }
  return tokens
}
