import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compile, createFolder, runModules, toFiles, writeBlocks } from './lib/block-folder.mjs'
import { startCustomService } from './lib/custom-service.mjs'
import { parseCodeBlocks } from './lib/markdown-blocks.mjs'
import { startMocks } from './lib/mock-server.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const blocks = parseCodeBlocks(await readFile(resolveFromRoot('packages/sdk/README.md'), 'utf8'))
const snippets = blocks.filter(({ language }) => language === 'ts')
const expectedOutputs = {
  1: /^\d+ \[/,
  2: /^1 青云\n2 白鹭\n3 海鸥$/m,
  3: /boats\?size=5&sort=name,asc&sort=id&ids=1,2/,
  4: /^message 海\nmessage 鸥/,
  6: /signed in as admin[\s\S]*\[[\s\S]*signedOut/,
  7: /sign in first/,
  8: /^\d{15,20} \S[\s\S]*2 of \d+/m,
  10: /true false\ntrue\n04\nadmin/,
  11: /^1 {2}1\n\d+\ntrue/,
  12: /景区/,
  13: /operation: 'tenantPackage.page'/,
  14: /\[ '景区试用包' \]/,
}

const numbers = Object.keys(expectedOutputs).map(Number)

let mocks
let gateway
let folder
let printed
beforeAll(async () => {
  mocks = await startMocks({ port: 8714 })
  gateway = await startCustomService(mocks.url)
  folder = await createFolder('sdk-readme')
  await writeBlocks(folder, snippets)
  const files = toFiles(snippets).map(({ file }) => join(folder, file))
  const running = numbers.map((number) => files[number - 1])
  // one process, because each snippet has a separate client
  const outputs = await runModules(running, { env: { JWSK_URL: gateway.url } })
  printed = new Map(numbers.map((number, index) => [number, outputs[index]]))
})
afterAll(async () => {
  await gateway?.close()
  await mocks?.close()
  await rm(folder, { recursive: true, force: true })
})

test('every code block in the README declares how it is tested', () => {
  expect(snippets.every(({ mark }) => mark === 'run' || mark === 'browser')).toBe(true)
  expect(snippets.map(({ mark }, index) => mark === 'run' && index + 1).filter(Boolean)).toEqual(numbers)
})

test('every snippet compiles', async () => {
  expect(await compile(folder)).toBe('')
})

test.each(numbers)('snippet %i runs against the mocks', (number) => {
  expect(printed.get(number)).toMatch(expectedOutputs[number])
})
