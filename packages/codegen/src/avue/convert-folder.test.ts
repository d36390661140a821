import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContracts } from '../contracts/contracts.mjs'
import { runAvue } from './command.mjs'
import { findEntity } from './convert-folder.mjs'

const contractsFolder = resolve(import.meta.dirname, '../../../../openapi')
const folder = mkdtempSync(join(tmpdir(), 'avue-'))
const files = {
  'views/system/post.vue': `<script>export default { data: () => ({ option: { column: [{ label: '名称', prop: 'postName' }, { label: '?', prop: 'nowhere' }] } }) }</script>`,
  'option/system/param.js': `export default { column: { paramName: { label: '名称' }, paramKey: { label: '键' } } }`,
  'views/other/list/index.vue': `<script>import { getList } from '@/api/system/tenant'
export default { data: () => ({ option: { column: [{ label: '名称', prop: 'tenantName' }] } }), created() { this.option.column.push(more) } }</script>`,
  'views/unknown.vue': `<script>export default { data: () => ({ option: { column: [{ prop: 'a' }] } }) }</script>`,
  'views/broken.js': `export default {`,
  'views/plain.js': `export const answer = 42`,
  'node_modules/x/index.js': `export default { column: [{ prop: 'a' }] }`,
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(values: { readonly entity?: string; readonly out?: string }, input = folder): readonly string[] {
  const lines: string[] = []
  runAvue({
    input,
    values: { contracts: contractsFolder, entity: undefined, option: undefined, out: undefined, ...values },
    print: (line: string) => void lines.push(line),
  })
  return lines
}

test('counts what of each option of a folder is carried', () => {
  const lines = run({})
  expect(lines.slice(0, 8).map((line) => line.split(/ {2,}/))).toEqual([
    ['file', 'entity', 'columns', 'carried'],
    ['option/system/param.js', 'system/param', '2 of 2', 'all'],
    ['views/broken.js', '–', '–', '1 left'],
    ['views/other/list/index.vue', 'system/tenant', '1 of 1', '1 left'],
    ['views/system/post.vue', 'system/post', '1 of 2', '1 left'],
    ['views/unknown.vue', '–', '–', '1 left'],
    [''],
    ['1 of 5 options are carried in whole, and 4 of 5 columns of those that have an entity'],
  ])
  expect(lines).toContain('- option: line 2 changes option.column when it runs → carry it by hand')
  expect(lines).toContain('- no entity of the contracts has its name → convert it by itself, with --entity')
})

test('writes the screens of a folder by service, and overwrites none', () => {
  const out = join(folder, 'out')
  run({ out })
  expect(readdirSync(join(out, 'system')).filter((name) => !/\.(zh-cn|en)\./.test(name))).toEqual(['param.ts', 'post.ts', 'tenant.ts'])
  expect(run({ out }).filter((line) => line.includes('is there already'))).toHaveLength(3)
  rmSync(out, { recursive: true })
})

test('a name in several services wants the folder of one', () => {
  const entities = ['a/order', 'b/order', 'b/userOrder']
  const find = (file: string, text = '') => findEntity({ file, text }, entities)
  expect([find('views/a/order.vue'), find('views/order.vue'), find('user-order/index.vue')]).toEqual(['a/order', undefined, 'b/userOrder'])
  expect(find('views/list.vue', `import { page } from '@/api/b/order'`)).toBe('b/order')
})

test('wants an entity for a file, and none for a folder', () => {
  expect(() => run({}, join(folder, 'option/system/param.js'))).toThrow('name what it lists by --entity')
  expect(() => run({ entity: 'system/post' })).toThrow('--entity is for one file')
  expect(() => run({}, join(folder, 'views/unknown'))).toThrow('name what it lists by --entity')
})

test('all entities of the contracts are known', () => {
  expect(loadContracts(contractsFolder).listEntities()).toContain('system/post')
})
