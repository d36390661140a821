import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { customConsoleFiles, newConsoleFiles } from './lib/custom-console-files.mjs'
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
/** Dependencies of the generator, which the console does not have; it has the Avue converter of the same package. */
const generatorOnly = new Set(['@scalar/openapi-upgrader', 'openapi-typescript', 'typescript'])
const ofOthers = (dependencies = {}) => Object.entries(dependencies).filter(([name]) => !name.startsWith('@jwsk/'))

// strict installers let a package import only its own dependencies
test('the console package depends on every import of its sources', () => {
  const { dependencies } = read('packages/console')
  const needed = folders.flatMap((folder) => ofOthers(read(folder).dependencies))
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter(([name, range]) => !generatorOnly.has(name) && dependencies[name] !== range)).toEqual([])
})

test('it depends on kit and SDK of its version but on no plugin', () => {
  const { dependencies, version } = read('packages/console')
  const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@jwsk/'))
  expect(ours).toEqual(['@jwsk/kit', '@jwsk/sdk', '@jwsk/ui', '@jwsk/wallboard'].map((name) => [name, version]))
})

const shown = { ...newConsoleFiles, ...customConsoleFiles }

// the README shows the files that `jwsk new console` creates, and those that the check builds
test.each(['vite.config.ts', 'src/main.ts', 'src/plugins.ts', 'src/german.ts', 'src/badge-form.tsx', 'src/harbour.css'])(
  'the README of the console shows %s as it is built',
  (file) => {
    expect(readFileSync(resolveFromRoot('packages/console/README.md'), 'utf8')).toContain(shown[file])
  },
)

test('a new console starts with the smallest entry of the README', () => {
  const [, call] = newConsoleFiles['src/main.ts'].split('\n\n')
  expect(readFileSync(resolveFromRoot('packages/console/README.md'), 'utf8')).toContain(call.trim())
})

test('a new console depends on the console and its peers', () => {
  const { name, version, peerDependencies } = read('packages/console')
  const { dependencies, devDependencies } = JSON.parse(newConsoleFiles['package.json'])
  expect({ ...dependencies, ...devDependencies }).toMatchObject({ ...peerDependencies, [name]: `^${version}` })
})

// in node_modules, a bundler reads one manifest for everything below it
test('it repeats the sideEffects of the packages of its sources', () => {
  const { sideEffects } = read('packages/console')
  for (const folder of ['packages/sdk', 'packages/codegen']) expect(read(folder).sideEffects).toBe(false)
  for (const folder of ['packages/ui', 'packages/kit', 'packages/wallboard'])
    expect(sideEffects).toEqual(expect.arrayContaining(read(folder).sideEffects))
  expect(sideEffects.filter((path) => /packages\/(sdk|ui|kit|wallboard|codegen)/.test(path))).toEqual([])
})
