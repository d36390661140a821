import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './lib/files.mjs'
import { root } from './lib/root.mjs'
import { expressionsIn, length, most, slowTextOf } from './lib/slow-regexes.mjs'

// what people type and servers answer runs through these; scripts and stand-ins read what we write ourselves
const shipped = (file) =>
  /^(packages\/[^/]+\/src|plugins)\/.*\.tsx?$/.test(file) && !/\.test\.|\.test-d\.|\/(generated|testing|test)\//.test(file)

test('an expression that goes back over what it read is found, wherever it is written', () => {
  const source = "const trimmed = (text) => text.replace(/\\s+$/, '').split(/[,，]/)"
  expect(expressionsIn(source, 'a.ts')).toEqual(['/\\s+$/', '/[,，]/'])
  expect(slowTextOf('/\\s+$/')).toContain('   ')
  expect(slowTextOf('/[,，]/')).toBeUndefined()
})

const places = new Map()
for (const file of trackedFiles(root).filter(shipped))
  for (const text of expressionsIn(readFileSync(join(root, file), 'utf8'), file)) places.set(text, file)

test(`none of ${places.size} regular expressions takes ${most} ms for ${length} characters of hostile text`, () => {
  const slow = []
  for (const [text, file] of places) {
    const worst = slowTextOf(text)
    if (worst !== undefined) slow.push(`${file}: ${text} over ${JSON.stringify(worst.slice(0, 12))}…`)
  }
  expect(places.size).toBeGreaterThan(100)
  expect(slow).toEqual([])
})
