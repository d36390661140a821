// @vitest-environment jsdom
// tests that the guide shows, run as tests
import { join } from 'node:path'
import { describe } from 'vitest'
import { filesOf, openFolder, writeBlocks } from './lib/block-folder.mjs'
import { pages } from './lib/pages.mjs'

const folder = await openFolder('docs-tests')

for (const { name, blocks } of pages) {
  const tests = filesOf(blocks).filter(({ block }) => block.mark === 'test')
  if (tests.length === 0) continue
  await writeBlocks(join(folder, name), blocks)
  for (const { file } of tests)
    describe(`${name}, ${file}`, async () => {
      await import(join(folder, name, file))
    })
}
