import { getOwn } from '@jwsk/sdk'

/** Position and kind of a JSON syntax error. */
export interface JsonError {
  /** Kind of the error; `unclosed` is a string at `at` without a closing quotation mark. */
  readonly kind: 'unexpected' | 'ended' | 'unclosed'
  readonly index: number
  /** Text found at that position. */
  readonly found: string
}

const space = /[ \t\n\r]*/y
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y
const insideString = /(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy

const brackets = { '{': '}', '[': ']' } as const

/** tokens that may follow: in place of the first value or key, a bracket may close */
type ExpectedToken = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'more'
type Step = ExpectedToken | JsonError

class JsonReader {
  readonly #text: string
  readonly #open: string[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Returns the first error: unexpected text or a premature end. */
  read(): JsonError | undefined {
    let expected: ExpectedToken = 'value'
    for (;;) {
      this.#take(space)
      if (expected === 'more' && this.#open.length === 0) return this.#at < this.#text.length ? this.#fault() : undefined
      const next = this.#step(expected, this.#text[this.#at] ?? '')
      if (typeof next !== 'string') return next
      expected = next
    }
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const taken = pattern.exec(this.#text)?.[0]
    this.#at += taken?.length ?? 0
    return taken !== undefined
  }

  #fault(): JsonError {
    const [found = ''] = this.#text.slice(this.#at, this.#at + 2)
    return { kind: found === '' ? 'ended' : 'unexpected', index: this.#at, found }
  }

  #step(expected: ExpectedToken, sign: string): Step {
    const canClose = expected.startsWith('first') || expected === 'more'
    if (canClose && sign === this.#open.at(-1)) {
      this.#at += 1
      this.#open.pop()
      return 'more'
    }
    if (expected === 'colon') return this.#past(':', 'value')
    if (expected === 'more') return this.#past(',', this.#open.at(-1) === '}' ? 'key' : 'value')
    const isKey = expected.endsWith('key')
    if (sign === '"') return this.#string() ?? (isKey ? 'colon' : 'more')
    return isKey ? this.#fault() : this.#value(sign)
  }

  #past(sign: string, next: ExpectedToken): Step {
    if (this.#text[this.#at] !== sign) return this.#fault()
    this.#at += 1
    return next
  }

  #value(sign: string): Step {
    const closing = getOwn(brackets, sign)
    if (closing === undefined) return this.#take(plain) ? 'more' : this.#fault()
    this.#at += 1
    this.#open.push(closing)
    return closing === '}' ? 'first key' : 'first value'
  }

  #string(): JsonError | undefined {
    const start = this.#at
    this.#at += 1
    this.#take(insideString)
    const end = this.#text[this.#at]
    if (end === '"') {
      this.#at += 1
      return undefined
    }
    return end === undefined || end === '\n' || end === '\r' ? { kind: 'unclosed', index: start, found: '"' } : this.#fault()
  }
}

/** Finds the error for which browsers reject JSON, in terms that can be translated. */
export const findJsonError = (text: string): JsonError | undefined => new JsonReader(text).read()

/** Returns line and column of an offset, both 1-based. */
export function getLineAndColumn(text: string, at: number) {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
