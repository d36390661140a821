import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { documentedKeys } from '@jwsk/codegen/avue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compile, createFolder, runModules, writeBlocks } from './lib/block-folder.mjs'
import { startCustomService } from './lib/custom-service.mjs'
import { parseCodeBlocks } from './lib/markdown-blocks.mjs'
import { startMocks } from './lib/mock-server.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const findBlocks = async (file) => parseCodeBlocks(await readFile(resolveFromRoot(file), 'utf8'))
const blocks = await findBlocks('packages/codegen/README.md')
const of = (language) => blocks.filter((block) => block.language === language).map(({ text }) => text)
const jwsk = resolveFromRoot('packages/sdk/bin/jwsk.mjs')

/** Runs a line of a block unchanged, except for the program that npx would find. */
const typed = (line) => run('node', [jwsk, ...line.replace(/^npx (jwsk|@jwsk\/sdk) /, '').split(' ')], { cwd: folder })

let mocks
let gateway
let folder
beforeAll(async () => {
  mocks = await startMocks()
  gateway = await startCustomService(mocks.url)
  folder = await createFolder('codegen-readme')
  const [description] = of('yaml')
  const [program, checked] = of('ts')
  const [component] = of('vue')
  await writeBlocks(folder, [
    { mark: 'openapi.yaml', text: description },
    { mark: 'first.ts', text: program },
    { mark: 'checked.ts', text: checked },
    { mark: 'post.vue', text: component },
  ])
})
afterAll(async () => {
  await gateway?.close()
  await mocks?.close()
  await rm(folder, { recursive: true, force: true })
})

test('every block is tested', () => {
  expect(blocks.map(({ language }) => language)).toEqual([
    'sh',
    'yaml',
    'sh',
    'ts',
    'sh',
    'ts',
    'txt',
    'sh',
    'ts',
    'txt',
    'vue',
    'sh',
    'txt',
    'ts',
  ])
})

test('the option becomes a screen with a list of manual work', async () => {
  expect(await typed(of('sh')[4].trim())).toEqual({ code: 0, output: of('txt')[2] })
  expect(await readFile(`${folder}/src/post/post.ts`, 'utf8')).toBe(of('ts')[3])
  // existing files belong to the user
  expect(await typed(of('sh')[4].trim())).toMatchObject({ code: 1, output: expect.stringContaining('is there already') })
})

test('the tables list every supported or reported key', async () => {
  const rows = (await readFile(resolveFromRoot('packages/codegen/README.md'), 'utf8')).split('\n').filter((line) => line.startsWith('| '))
  const written = new Set(rows.flatMap((line) => [...line.split(' | ')[0].matchAll(/`(\w+)/g)].map(([, key]) => key)))
  expect(documentedKeys.filter((key) => !written.has(key))).toEqual([])
})

test('the document becomes operations that compile and can be called', async () => {
  expect(await typed(of('sh')[1].trim())).toEqual({ code: 0, output: '2 operations of 1 entities in src/api, 3 files written\n' })
  expect(await compile(folder)).toBe('')
  expect(await runModules([join(folder, 'first.ts')], { env: { JWSK_URL: gateway.url } })).toEqual(['1 青云\n2 白鹭\n3 海鸥'])
})

test('a response that does not fit its description is reported', async () => {
  expect(await typed(of('sh')[2].trim())).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 operations of 1 entities in src/api'),
  })
  expect(await compile(folder)).toBe('')
  expect(await runModules([join(folder, 'checked.ts')], { env: {} })).toEqual([of('txt')[0].trim()])
})

test('the mocks answer the calls of a program', async () => {
  const line = of('sh')[3]
    .split('\n')
    .find((text) => text.includes(' generate '))
  expect(await typed(line)).toMatchObject({ code: 0, output: expect.stringContaining('npm install --save-dev msw') })
  await writeBlocks(folder, [{ mark: 'mocked.ts', text: of('ts')[2] }])
  expect(await compile(folder)).toBe('')
  expect(await runModules([join(folder, 'mocked.ts')], { env: {} })).toEqual([of('txt')[1].trim()])
})

test('the command in the SDK’s README works', async () => {
  const lines = (await findBlocks('packages/sdk/README.md')).flatMap(({ language, text }) =>
    language === 'sh' ? text.trim().split('\n') : [],
  )
  const generate = lines.filter((line) => line.includes(' generate '))
  expect(generate).toHaveLength(1)
  expect(await typed(generate[0])).toMatchObject({ code: 0, output: expect.stringMatching(/^2 operations of 1 entities in src\/api, /) })
})
