import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.mjs'
import { checkBudgets, measureDeclarations, measureLineCounts, countStyleLines } from './check-budgets.mjs'
import { checkLicences } from './check-licences.mjs'
import { checkLockfile } from './check-lockfile.mjs'
import { checkPackages } from './check-packages.mjs'
import { checkSources } from './check-source.mjs'
import { getImportEdges, getLongestChain, formatLayers } from './lib/import-graph.mjs'
import { measurePluginCode, measureScreens } from './lib/console-chunks.mjs'
import { findComponents, findLongestComponent } from './lib/component-lines.mjs'
import { getKitLayer } from './lib/layers.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jwsk-check-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files) {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return Object.keys(files)
}

const manifests = {
  'package.json': { name: 'top', devDependencies: { vitest: '1' } },
  'packages/sdk/package.json': { name: '@jwsk/sdk', dependencies: { react: '1' } },
  'packages/kit/package.json': { name: '@jwsk/kit', dependencies: { '@jwsk/sdk': '1', primereact: '1', effector: '1' } },
  'packages/console/package.json': { name: '@jwsk/console', dependencies: { '@jwsk/sdk': '1', primereact: '1' } },
  'plugins/a/package.json': { name: '@jwsk/plugin-a', dependencies: { '@jwsk/plugin-b': '1', '@jwsk/kit': '1', primereact: '1' } },
}

describe('the boundary check', () => {
  const breaks = [
    ['packages/sdk/src/a.ts', "import { useState } from 'react'", 'react is closed to this folder'],
    ['packages/kit/src/resource/list/a.ts', "import { Button } from 'primereact/button'", 'primereact is closed to this folder'],
    ['packages/kit/src/fields/a.ts', "import { b } from '../resource/model/b'", 'fields is below resource/model'],
    ['packages/kit/src/resource/model/a.ts', "import { b } from '../action/b'", 'resource/model is below resource/action'],
    ['packages/kit/src/resource/list/b.ts', "import type { B } from '../export/b'", 'resource/list is below resource/export'],
    ['packages/kit/src/i18n/a.ts', "import { b } from '../runtime/b'", 'i18n is below runtime'],
    ['packages/kit/src/map/a.ts', "import { b } from '../index'", 'map is below index'],
    ['packages/kit/src/resource/loft/a.ts', '', 'resource/loft has no floor'],
    ['packages/kit/src/attic/a.ts', '', 'attic has no floor'],
    ['packages/kit/src/ui/a.ts', "import { b } from '../../../console/src/b'", 'leaves packages/kit'],
    ['packages/kit/src/plugin/a.ts', "const b = () => import('effector')", 'effector is closed to this folder'],
    ['plugins/a/plugin.ts', "import { b } from '@jwsk/plugin-b'", '@jwsk/plugin-b is closed to this folder'],
    ['plugins/a/plugin.ts', "import { b } from '@jwsk/kit/src/deep'", 'is a deep path'],
    ['plugins/a/views/a.tsx', "import { b } from 'lodash'", 'lodash is not listed'],
    ['plugins/a/views/b.tsx', "import { Button } from 'primereact'", 'never the root'],
    ['packages/console/src/login/a.tsx', "import { wire } from '../app/wiring'", 'only main may import app'],
    ['packages/console/src/login/b.tsx', "import { Tab } from '../tabs/tab'", 'of tabs, login sees the model alone'],
    ['packages/sdk/src/b.ts', "import type {\n  A,\n} from '@jwsk/kit'", '@jwsk/kit is closed to this folder'],
  ]
  test.each(breaks)('%s: %s', (file, text, finding) => {
    write({ ...manifests, [file]: text })
    expect(checkBoundaries(folder, [file])).toEqual([expect.stringContaining(finding)])
  })

  test('refuses files that import one another, if only for their types', () => {
    const files = {
      'packages/kit/src/ui/a.ts': "import { b } from './b'",
      'packages/kit/src/ui/b.ts': "import { c } from './c'",
      'packages/kit/src/ui/c.tsx': "import type { A } from './a'",
      'packages/kit/src/ui/d.ts': "import { a } from './a'",
    }
    write({ ...manifests, ...files })
    const ways = ['a.ts', 'b.ts', 'c.tsx', 'a.ts'].map((name) => `packages/kit/src/ui/${name}`)
    expect(checkBoundaries(folder, Object.keys(files))).toEqual([`a circle of imports: ${ways.join(' → ')}`])
  })

  test('prints the floors with their files and arrows, and the deepest chain', () => {
    const files = {
      'packages/kit/src/ui/a.ts': "import { b } from './b'\nconst c = () => import('../map/c')",
      'packages/kit/src/ui/b.ts': "import { c } from '../map/c'",
      'packages/kit/src/map/c.ts': '',
    }
    const names = write(files)
    const arrows = getImportEdges(folder, names)
    expect(formatLayers(arrows, { files: names, rooms: ['ui', 'map'], roomOf: getKitLayer })).toEqual([
      'ui: 2 files, 1 arrows within; to ↑ map 1',
      'map: 1 files, 0 arrows within; to none',
    ])
    expect(getLongestChain(names[0], arrows)).toEqual(names)
  })

  test('leaves alone what the table allows, and words in comments', () => {
    const files = {
      'packages/kit/src/resource/list/c.ts': "const d = () => import('../export/d')",
      'packages/kit/src/resource/export/d.ts': "import { c } from '../list/c'",
      'packages/ui/src/i18n/locales/en.ts': "import batch from '../../batch/locales/en'",
      'packages/console/src/login/c.tsx': "import { $tabs } from '../tabs/model'\nconst d = () => import('../tabs/tab')",
      'packages/console/src/shell/d.tsx': "import { Tab } from '../tabs/tab'",
      'packages/console/src/tabs/e.tsx': "import { Link } from '../links/link'",
      'packages/kit/src/fields/a.ts':
        "// import { b } from '../resource/b'\nimport { Button } from 'primereact/button'\nimport { c } from '../ui/c'",
      'packages/kit/src/a.test.ts': "import { test } from 'vitest'",
    }
    write({ ...manifests, ...files })
    expect(checkBoundaries(folder, Object.keys(files))).toEqual([])
  })
})

describe('the source check', () => {
  const banned = [
    ['packages/kit/src/a.ts', `// TO${'DO'}: later`, 'leaves something to do'],
    ['packages/kit/src/a.ts', `const a = b as ${'any'}`, 'casts to any'],
    ['packages/kit/src/a.ts', `// @ts-${'ignore'}`, 'silences the compiler'],
    ['packages/kit/src/a.ts', `// biome-${'ignore'} lint/style/useConst`, 'silences a lint without a reason'],
    ['packages/kit/src/a.ts', "if (field.kind === 'text') go()", 'branches on a field kind'],
    ['packages/kit/src/a.ts', "localStorage.setItem('a', 'b')", 'uses browser storage'],
    ['plugins/a/views/a.tsx', "const a = await fetch('/api')", 'fetches outside the transport'],
    ['plugins/a/views/a.tsx', "window.open('https://example.com')", 'navigates outside safe-navigate'],
    ['plugins/a/views/a.tsx', '<a href={row.url}>', 'links to an address that nothing judged'],
    ['plugins/a/views/a.tsx', '<iframe src="/a" />', 'frames a page without a sandbox'],
    ['plugins/a/views/a.tsx', 'node.innerHTML = text', 'writes HTML'],
    ['plugins/a/views/a.tsx', 'return eval(text)', 'runs text as code'],
    ['packages/sdk/src/session/state.ts', 'const state = Math.random()', 'randomness that can be guessed'],
    ['packages/sdk/src/a.test.ts', "test('it should work', () => {})", 'a test states a fact'],
    ['docs/a.md', `-----BEGIN RSA PRI${'VATE KEY'}-----`, 'holds a private key'],
    ['docs/a.md', `clientSecret: saber_${'secret'}`, 'public secrets'],
    ['docs/a.md', `see /ho${'me'}/someone/notes`, 'a folder of one machine'],
    ['mocks/src/a.ts', `const secretKey = { secret: '${'0123456789abcdef'.repeat(2)}' }`, 'holds a fixed key'],
  ]
  test.each(banned)('%s: %s', (file, text, finding) => {
    write({ [file]: text })
    expect(checkSources(folder, [file])).toEqual([expect.stringContaining(finding)])
  })

  test('leaves alone a silenced lint with its reason, and storage behind its port', () => {
    const files = {
      'packages/kit/src/a.ts': `// biome-${'ignore'} lint/style/useConst: the loop assigns it`,
      'packages/console/src/preferences/browser-storage.ts': 'export const read = () => localStorage.length',
    }
    write(files)
    expect(checkSources(folder, Object.keys(files))).toEqual([])
  })
})

describe('the lock check', () => {
  const whole = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' }
  const lock = (packages) => ({ lockfileVersion: 3, packages: { '': {}, ...packages } })

  test('misses a platform package that is not locked', () => {
    const packages = { 'node_modules/a': { ...whole, optionalDependencies: { 'a-darwin': '1' } } }
    expect(checkLockfile(lock(packages))).toEqual([expect.stringContaining('a-darwin is not locked')])
    expect(checkLockfile(lock({ ...packages, 'node_modules/a-darwin': whole }))).toEqual([])
    expect(checkLockfile(lock({ ...packages, 'node_modules/a/node_modules/a-darwin': whole }))).toEqual([])
  })

  test.each([
    ['no integrity', { integrity: undefined }, 'no integrity'],
    ['a tarball over http', { resolved: 'http://example.com/a.tgz' }, 'not over https'],
    ['a dependency from git', { resolved: 'git+ssh://git@example.com/a.git' }, 'not over https'],
    ['a script at install', { hasInstallScript: true }, 'runs a script'],
  ])('refuses %s', (_name, change, finding) => {
    expect(checkLockfile(lock({ 'node_modules/a': { ...whole, ...change } }))).toEqual([expect.stringContaining(finding)])
  })
})

describe('the licence check', () => {
  const one = (license, name = 'a') => checkLicences({ packages: { [`node_modules/${name}`]: { version: '1.0.0', license } } })
  test.each(['GPL-3.0', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', 'MIT AND GPL-2.0', undefined])('refuses %s', (license) => {
    expect(one(license)).toHaveLength(1)
  })
  test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0', 'MIT AND BSD-3-Clause'])('takes %s', (license) => {
    expect(one(license)).toEqual([])
  })
  test('waives bpmn-js by name only', () => {
    expect(one('SEE LICENSE IN LICENSE', 'bpmn-js')).toEqual([])
    expect(one('SEE LICENSE IN LICENSE', 'primereact')).toHaveLength(1)
  })
})

describe('the budget check', () => {
  test('refuses a value over its limit, a limit over its ceiling and a value that nobody measured', () => {
    const budgets = { a: { limit: 10, unit: 'kB' }, b: { limit: 10, ceiling: 9, unit: 'kB' }, c: { limit: 1, unit: 'kB' } }
    expect(checkBudgets(budgets, { a: 11, b: 1 })).toEqual([
      'a: 11 kB, more than 10',
      'b: its limit 10 is above what the product promises, 9 kB',
      'c: was not measured',
    ])
  })
  test('weighs declared and written screens apart, and finds code of plugins where none may be', () => {
    const chunk = (source, bytes, { plugin = true, lists = [] } = {}) => ({ file: `assets/${bytes}.js`, source, bytes, plugin, lists })
    const [light, heavy] = [900, 6001].map((bytes) => ({ source: `plugins/a/resources/${bytes}.ts`, bytes }))
    const chunks = [chunk('', 900, { lists: [light, heavy] }), chunk('plugins/a/views/in/v.tsx', 7000), chunk('', 50, { plugin: false })]
    const { declared, written } = measureScreens(chunks)
    expect(checkBudgets({ own: { limit: 6000, unit: 'bytes' } }, { own: declared[0].bytes })).toEqual(['own: 6001 bytes, more than 6000'])
    expect([declared[1], written[0].bytes]).toEqual([light, 7000])
    expect(measurePluginCode(chunks, new Set(['/assets/50.js']))).toBe(0)
    expect(measurePluginCode(chunks, new Set(['/assets/50.js', '/assets/900.js']))).toBe(900)
  })
  test('counts the lines of hand-written sources only', () => {
    const files = write({ 'packages/sdk/src/a.ts': 'a\n'.repeat(301), 'packages/sdk/src/b.ts': 'b\n', 'openapi/a.yaml': 'a\n'.repeat(900) })
    expect(measureLineCounts(folder, files).longest).toEqual({ file: 'packages/sdk/src/a.ts', lines: 301 })
  })
  test('counts the declarations of resources, not what lies beside them', () => {
    const declaration = (lines) => `export default defineResource({\n${'  a,\n'.repeat(lines - 2)}})\n`
    const files = write({
      'plugins/a/resources/long.ts': declaration(61),
      'plugins/a/resources/short.tsx': declaration(12),
      'plugins/a/resources/fields.ts': 'a\n'.repeat(200),
      'plugins/a/resources/long.test.ts': declaration(300),
      'plugins/a/actions/long.ts': declaration(300),
    })
    const { median, longest } = measureDeclarations(folder, files)
    expect(longest).toEqual({ file: 'plugins/a/resources/long.ts', lines: 61 })
    expect(median).toBe(61)
  })
  test('counts functions with a capitalised name that return JSX', () => {
    const body = '{\n  const a = 1\n  return <p>{a}</p>\n}'
    expect(findComponents(`export function Panel() ${body}`)).toEqual([{ name: 'Panel', lines: 4 }])
    expect(findComponents(`const Row = memo(() => ${body})`)).toEqual([{ name: 'Row', lines: 4 }])
    expect(findComponents(`function Outer() {\n  const Inner = () => <b />\n  return <Inner />\n}`)).toEqual([
      { name: 'Outer', lines: 4 },
      { name: 'Inner', lines: 1 },
    ])
    expect(findComponents(`const row = () => ${body}\nfunction Plain() {\n  return 1\n}`)).toEqual([])
  })
  test('finds the longest component of packages and plugins', () => {
    const component = (lines) => `export function A() {\n${'  a()\n'.repeat(lines - 3)}  return <p />\n}\n`
    const files = write({
      'plugins/a/views/a.tsx': component(121),
      'packages/kit/src/ui/b.tsx': component(20),
      'packages/kit/src/ui/b.test.tsx': component(400),
      'e2e/c.tsx': component(400),
    })
    expect(findLongestComponent(folder, files)).toEqual({ file: 'plugins/a/views/a.tsx', name: 'A', lines: 121 })
  })
  test('adds up the lines of style sheets', () => {
    const files = write({ 'packages/kit/src/ui/a.css': 'a {\n}\n', 'plugins/a/b.css': 'b {\n}\n', 'packages/kit/src/a.ts': 'a\n' })
    expect(countStyleLines(folder, files)).toBe(4)
  })
})

describe('the tools', () => {
  test('biome refuses any, a nested ternary and a fourth parameter', async () => {
    write({ 'a.ts': 'export const f = (a: any, b: number, c: number, d: number) => (a ? b : c ? c : d)\n' })
    const { code, output } = await run('biome', [
      'lint',
      `--config-path=${resolveFromRoot('biome.json')}`,
      '--vcs-enabled=false',
      join(folder, 'a.ts'),
    ])
    expect(code).not.toBe(0)
    for (const rule of ['noExplicitAny', 'noNestedTernary', 'useMaxParams']) expect(output).toContain(rule)
  })

  test('the compiler refuses an index that may be missing and an optional set to undefined', async () => {
    const { compilerOptions } = { compilerOptions: { noEmit: true, types: [] } }
    write({
      'tsconfig.json': { extends: resolveFromRoot('tsconfig.json'), compilerOptions, include: ['a.ts'] },
      'a.ts': 'export const first = (list: string[]): string => list[0]\nexport const box: { a?: string } = { a: undefined }\n',
    })
    const { code, output } = await run('tsc', ['-p', folder])
    expect(code).not.toBe(0)
    expect(output).toContain('TS2322')
    expect(output).toContain('TS2375')
  })

  test('publint and attw refuse a package whose CommonJS half has no types', async () => {
    const exports = { '.': { import: './a.js', require: './a.cjs', types: './a.d.ts' } }
    write({
      'package.json': { name: 'broken', version: '1.0.0', type: 'module', license: 'MIT', exports },
      'a.d.ts': 'export declare const a: string\n',
      'a.js': "export const a = 'a'\n",
      'a.cjs': "exports.a = 'a'\n",
    })
    const findings = await checkPackages([folder])
    expect(findings).toEqual([expect.stringContaining('publint'), expect.stringContaining('attw')])
  })
})
