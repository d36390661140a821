import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { customConsoleFiles } from './lib/custom-console-files.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const read = (folder) => JSON.parse(readFileSync(resolveFromRoot(folder, 'package.json'), 'utf8'))
const folders = [
  'packages/sdk',
  'packages/ui',
  'packages/kit',
  'packages/wallboard',
  'packages/codegen',
  ...readdirSync(resolveFromRoot('plugins')).map((area) => `plugins/${area}`),
]
const ofOthers = (dependencies = {}) => Object.entries(dependencies).filter(([name]) => !name.startsWith('@jwsk/'))

// strict installers let a package import only its own dependencies
test('the console package depends on every import of its sources', () => {
  const { dependencies } = read('packages/console')
  const needed = folders.flatMap((folder) => ofOthers(read(folder).dependencies))
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter(([name, range]) => dependencies[name] !== range)).toEqual([])
})

test('it depends on kit and SDK of its version but on no plugin', () => {
  const { dependencies, version } = read('packages/console')
  const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@jwsk/'))
  expect(ours).toEqual(['@jwsk/kit', '@jwsk/sdk', '@jwsk/ui', '@jwsk/wallboard'].map((name) => [name, version]))
})

// the README shows the files that the check builds
test.each(['vite.config.ts', 'src/main.ts', 'src/plugins.ts', 'src/german.ts', 'src/badge-form.tsx', 'src/harbour.css'])(
  'the README of the console shows %s as it is built',
  (file) => {
    expect(readFileSync(resolveFromRoot('packages/console/README.md'), 'utf8')).toContain(customConsoleFiles[file])
  },
)

// in node_modules, a bundler reads one manifest for everything below it
test('it repeats the sideEffects of the packages of its sources', () => {
  const { sideEffects } = read('packages/console')
  for (const folder of ['packages/sdk', 'packages/codegen']) expect(read(folder).sideEffects).toBe(false)
  for (const folder of ['packages/ui', 'packages/kit', 'packages/wallboard'])
    expect(sideEffects).toEqual(expect.arrayContaining(read(folder).sideEffects))
  expect(sideEffects.filter((path) => /packages\/(sdk|ui|kit|wallboard|codegen)/.test(path))).toEqual([])
})
