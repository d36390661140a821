import { createRequire } from 'node:module'

// the classic compiler, which lets its syntax tree be walked
const ts = createRequire(import.meta.url)('typescript')

/** characters of a hostile text */
export const attackLength = 20_000
/** milliseconds that an expression may take for it */
export const maxMs = 50

/** every regular expression that a source writes down */
export function findRegexes(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = []
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Long texts of what an expression may be led on by: what it is written with, over and over, and an end that it does not want. */
function createAttackTexts(pattern) {
  const literal = pattern.replace(/\\[dDwWsSbB]|\\p\{\w+\}/g, ' ').replace(/\\(.)/g, '$1')
  const runs = literal.match(/[^()[\]{}|?*+^$.\s]+/g) ?? []
  const units = new Set([
    ...'a1A_ -./\\"\'<>&=%#:;,@!\n\t中',
    ...literal,
    ...runs,
    '0.',
    'a.',
    'a ',
    ' \n',
    '\\"',
    '<a ',
    '&a;',
    '1,',
    '{a}',
  ])
  const texts = []
  for (const unit of units)
    for (const start of ['', ...runs.slice(0, 3)])
      for (const end of ['', '\u0001']) texts.push(start + unit.repeat(Math.ceil(attackLength / unit.length)).slice(0, attackLength) + end)
  return texts
}

/** The shortest of three: a busy machine is late, but not every time. */
function measureMs(work) {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3 && best > maxMs; time += 1) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** the text that an expression takes too long for, if there is one */
export function findSlowInput(text) {
  const end = text.lastIndexOf('/')
  const expression = new RegExp(text.slice(1, end), text.slice(end + 1))
  return createAttackTexts(text.slice(1, end)).find((input) => measureMs(() => input.replace(expression, '')) > maxMs)
}
