import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './lib/files.mjs'
import { root } from './lib/root.mjs'

// the classic compiler, which lets its syntax tree be walked
const ts = createRequire(import.meta.url)('typescript')

const length = 20_000
const most = 50

// what people type and servers answer runs through these; scripts and stand-ins read what we write ourselves
const shipped = (file) =>
  /^(packages\/[^/]+\/src|plugins)\/.*\.tsx?$/.test(file) && !/\.test\.|\.test-d\.|\/(generated|testing|test)\//.test(file)

function expressionsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = []
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Long texts of what an expression may be led on by: what it is written with, over and over, and an end that it does not want. */
function textsFor(pattern) {
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
      for (const end of ['', '\u0001']) texts.push(start + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end)
  return texts
}

/** The shortest of three: a busy machine is late, but not every time. */
function millisecondsOf(work) {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3 && best > most; time += 1) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

const places = new Map()
for (const file of trackedFiles(root).filter(shipped)) for (const text of expressionsOf(file)) places.set(text, file)

test(`none of ${places.size} regular expressions takes ${most} ms for ${length} characters of hostile text`, { timeout: 300_000 }, () => {
  const slow = []
  for (const [text, file] of places) {
    const end = text.lastIndexOf('/')
    const expression = new RegExp(text.slice(1, end), text.slice(end + 1))
    const worst = textsFor(text.slice(1, end)).find((input) => millisecondsOf(() => input.replace(expression, '')) > most)
    if (worst !== undefined) slow.push(`${file}: ${text} over ${JSON.stringify(worst.slice(0, 12))}…`)
  }
  expect(places.size).toBeGreaterThan(100)
  expect(slow).toEqual([])
})
