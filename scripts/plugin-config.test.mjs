import { readdirSync, readFileSync } from 'node:fs'
import { createPluginFiles } from '@jwsk/codegen'
import { expect, test } from 'vitest'
import { resolveFromRoot } from './lib/root.mjs'

// without one, an editor loads the mocks, the scripts and the browser tests for the first completion
test.each(readdirSync(resolveFromRoot('plugins')))('plugins/%s has the configuration of a generated plugin', (name) => {
  const config = readFileSync(resolveFromRoot('plugins', name, 'tsconfig.json'), 'utf8')
  expect(config).toBe(createPluginFiles(name)['tsconfig.json'])
})
