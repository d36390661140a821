// @vitest-environment jsdom
// runs the tests that the guide shows
import { join } from 'node:path'
import { describe } from 'vitest'
import { createFolder, toFiles, writeBlocks } from './lib/block-folder.mjs'
import { docPages } from './lib/doc-pages.mjs'

const folder = await createFolder('docs-tests')

for (const { name, blocks } of docPages) {
  const tests = toFiles(blocks).filter(({ block }) => block.mark === 'test')
  if (tests.length === 0) continue
  await writeBlocks(join(folder, name), blocks)
  for (const { file } of tests)
    describe(`${name}, ${file}`, async () => {
      await import(join(folder, name, file))
    })
}
