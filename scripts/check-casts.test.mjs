import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnexplainedCasts, checkCasts } from './check-casts.mjs'

test('finds a cast without a reason, also over several lines and inside markup', () => {
  expect(findUnexplainedCasts('const a = b as Row')).toEqual([1])
  expect(findUnexplainedCasts('const a = {\n  b,\n} as unknown as Row')).toEqual([3])
  expect(findUnexplainedCasts('const A = () => <p>{(b as Row).name}</p>')).toEqual([1])
})

test('lets a cast pass that says why beside it or above it', () => {
  expect(findUnexplainedCasts('const a = b as Row // the platform sends rows')).toEqual([])
  expect(findUnexplainedCasts('// the platform sends rows\nconst a = b as Row')).toEqual([])
  expect(findUnexplainedCasts("const a = { b: 'as Row' } as const\nimport { c as d } from 'e'")).toEqual([])
})

test('looks at what is shipped and at the mocks, not at tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jwsk-casts-'))
  const files = ['plugins/a/b.ts', 'mocks/src/c.ts', 'plugins/a/b.test.ts']
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'x as Y')
  }
  expect(checkCasts(folder, files)).toEqual(['plugins/a/b.ts:1 casts without saying why', 'mocks/src/c.ts:1 casts without saying why'])
})
