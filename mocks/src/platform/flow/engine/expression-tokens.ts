export interface ExpressionToken {
  readonly type: 'operator' | 'number' | 'text' | 'name'
  readonly text: string
}

const pattern = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z_]\w*)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\|\||&&|[=!<>]=|[<>!()+\-*/%]))/y

/** Operators that JUEL also spells as words. */
const words: ReadonlyMap<string, string> = new Map([
  ['or', '||'],
  ['and', '&&'],
  ['not', '!'],
  ['eq', '=='],
  ['ne', '!='],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
  ['div', '/'],
  ['mod', '%'],
  ['empty', 'empty'],
])

function toToken([, number, name, single, double, operator]: RegExpExecArray): ExpressionToken {
  if (number !== undefined) return { type: 'number', text: number }
  const text = single ?? double
  if (text !== undefined) return { type: 'text', text: text.replace(/\\(.)/g, '$1') }
  const word = words.get(name ?? '')
  if (word === undefined && name !== undefined) return { type: 'name', text: name }
  return { type: 'operator', text: word ?? operator ?? '' }
}

/** Splits an expression into tokens. Throws at the first character that belongs to none. */
export function tokenize(text: string): readonly ExpressionToken[] {
  const tokens: ExpressionToken[] = []
  const source = text.trimEnd()
  pattern.lastIndex = 0
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex
    const match = pattern.exec(source)
    if (!match) throw new Error(`无法识别“${source.slice(start).trim().slice(0, 20)}”`)
    tokens.push(toToken(match))
  }
  return tokens
}
