import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkProductionBuild } from './check-production.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jwsk-production-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}

describe('the production check', () => {
  test.each([
    ['mockServiceWorker.js', '', 'the mock worker'],
    ['a.js.map', '', 'a source map'],
    ['a.js', "console.log('[MSW] on')", "msw's code"],
    ['a.js', "const p='admin123'", "the mocks' data"],
    ['a.js', 'new Function("return 1")', 'code made from text'],
  ])('refuses %s with %s', (file, text, finding) => {
    write({ 'index.js': 'go()', [file]: text })
    expect(checkProductionBuild(folder)).toContainEqual(expect.stringContaining(finding))
  })
  test('rejects a folder without JavaScript but accepts a clean one', () => {
    write({ 'index.html': '<p>hello</p>' })
    expect(checkProductionBuild(folder)).toHaveLength(1)
    write({ 'index.js': 'go()' })
    expect(checkProductionBuild(folder)).toEqual([])
  })
})
