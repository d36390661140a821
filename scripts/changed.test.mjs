import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getChangedFiles, getImporters, getAffectedSteps, findAffectedTests, selectWithinTime } from './lib/affected-tests.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-changed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sources = {
  'packages/sdk/src/index.ts': "export { call } from './call'",
  'packages/sdk/src/call.ts': "import type { Row } from './row'",
  'packages/sdk/src/row.ts': '',
  'packages/sdk/src/row.test.ts': "import { row } from './row'",
  'packages/sdk/src/call.test.ts': "import { call } from './call'",
  'plugins/tour/plugin.test.tsx': "const sdk = await import('@jwsk/sdk')",
  'plugins/tour/other.test.ts': "import { z } from 'zod'",
}
const importers = getImporters(Object.keys(sources), (file) => sources[file])

test('the tests that reach a changed file stand nearest first, through packages and import() too', () => {
  expect(findAffectedTests(['packages/sdk/src/row.ts'], importers)).toEqual([
    'packages/sdk/src/row.test.ts',
    'packages/sdk/src/call.test.ts',
    'plugins/tour/plugin.test.tsx',
  ])
})

test('a changed test is the nearest of all', () => {
  expect(findAffectedTests(['plugins/tour/other.test.ts'], importers)).toEqual(['plugins/tour/other.test.ts'])
})

test('a document is near to the tests that read it', () => {
  const [chinese, english] = ['docs/guide/errors.md', 'docs/en/guide/errors.md'].map((page) => findAffectedTests([page], importers))
  expect(chinese).toEqual(['scripts/docs.test.mjs', 'scripts/docs-tests.test.mjs'])
  expect(english).toEqual(chinese)
  expect(findAffectedTests(['README.zh-CN.md', 'docs/spec/1-purpose.md'], importers)).toEqual(['scripts/readme.test.mjs'])
  for (const file of [...chinese, 'scripts/readme.test.mjs']) expect(existsSync(resolveFromRoot(file))).toBe(true)
})

test('tests are taken in their order as long as the time holds', () => {
  const took = new Map([
    ['slow', 60],
    ['quick', 1],
  ])
  expect(selectWithinTime(10, ['slow', 'quick', 'unknown'], { took, workers: 2 })).toEqual(['quick', 'unknown'])
})

test('a change of the contracts asks for their lint, a change of words for none of the code', () => {
  expect(getAffectedSteps(['openapi/biz.yaml'])).toEqual(['lint', 'types', 'specs'])
  expect(getAffectedSteps(['README.md'])).toEqual(['lint'])
})

test('what is committed since, what is not yet and what is new are all of the change', () => {
  const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
  const write = (name, text) => writeFileSync(join(folder, name), text)
  git('init', '-q')
  write('a.ts', '1')
  write('b.ts', '1')
  git('add', '.')
  git('commit', '-qm', 'first')
  write('a.ts', '2')
  git('commit', '-qam', 'second')
  write('b.ts', '2')
  write('c.ts', '1')
  expect(getChangedFiles(folder, 'HEAD~1')).toEqual(['a.ts', 'b.ts', 'c.ts'])
  expect(getChangedFiles(folder)).toEqual(['b.ts', 'c.ts'])
})
