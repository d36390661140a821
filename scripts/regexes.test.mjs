import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listTrackedFiles } from './lib/files.mjs'
import { root } from './lib/root.mjs'
import { attackLength, findRegexes, findSlowInput, maxMs } from './lib/slow-regexes.mjs'

// what people type and servers answer runs through these; scripts and stand-ins read what we write ourselves
const shipped = (file) =>
  /^(packages\/[^/]+\/src|plugins)\/.*\.tsx?$/.test(file) && !/\.test\.|\.test-d\.|\/(generated|testing|test)\//.test(file)

test('an expression that goes back over what it read is found, wherever it is written', () => {
  const source = "const trimmed = (text) => text.replace(/\\s+$/, '').split(/[,，]/)"
  expect(findRegexes(source, 'a.ts')).toEqual(['/\\s+$/', '/[,，]/'])
  expect(findSlowInput('/\\s+$/')).toContain('   ')
  expect(findSlowInput('/[,，]/')).toBeUndefined()
})

const places = new Map()
for (const file of listTrackedFiles(root).filter(shipped))
  for (const text of findRegexes(readFileSync(join(root, file), 'utf8'), file)) places.set(text, file)

test(`none of ${places.size} regular expressions takes ${maxMs} ms for ${attackLength} characters of hostile text`, () => {
  const slow = []
  for (const [text, file] of places) {
    const worst = findSlowInput(text)
    if (worst !== undefined) slow.push(`${file}: ${text} over ${JSON.stringify(worst.slice(0, 12))}…`)
  }
  expect(places.size).toBeGreaterThan(100)
  expect(slow).toEqual([])
})
