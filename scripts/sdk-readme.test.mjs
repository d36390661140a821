import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMocks } from './lib/mock-server.mjs'
import { startOwnService } from './lib/own-service.mjs'
import { fromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const folder = fromRoot('.cache/sdk-readme')
const readme = await readFile(fromRoot('packages/sdk/README.md'), 'utf8')
const snippets = [...readme.matchAll(/^```ts (\w+)\n([\s\S]*?)^```$/gm)].map(([, mark, text], index) => ({
  mark,
  text,
  file: `${folder}/${index + 1}.ts`,
}))
const said = {
  1: /^\d+ \[/,
  2: /^1 青云\n2 白鹭\n3 海鸥$/m,
  4: /signed in as admin[\s\S]*\[[\s\S]*signedOut/,
  5: /sign in first/,
  6: /^\d{15,20} \S[\s\S]*2 of \d+/m,
  8: /true false\ntrue\n04\nadmin/,
  9: /^1 {2}1\n\d+\ntrue/,
  10: /景区/,
  11: /operation: 'tenantPackage.page'/,
  12: /\[ '景区试用包' \]/,
}

/** the snippet that calls a service which the platform has not */
const ownService = 2

let mocks
let gateway
beforeAll(async () => {
  mocks = await startMocks({ port: 8714 })
  gateway = await startOwnService(mocks.url)
  await mkdir(folder, { recursive: true })
  for (const { file, text } of snippets) await writeFile(file, `${text}\nexport {}\n`)
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }))
})
afterAll(async () => {
  await gateway.close()
  await mocks.close()
  await rm(folder, { recursive: true, force: true })
})

test('every block of code in the README says how it is tried', () => {
  const blocks = [...readme.matchAll(/^```(\S*)(?: (\w+))?$/gm)].filter(([, language]) => language === 'ts')
  expect(blocks.every(([, , mark]) => mark === 'run' || mark === 'browser')).toBe(true)
  expect(snippets).toHaveLength(blocks.length)
  expect(snippets.map(({ mark }, index) => mark === 'run' && index + 1).filter(Boolean)).toEqual(Object.keys(said).map(Number))
})

test('every snippet compiles', { timeout: 60_000 }, async () => {
  expect(await run('tsc', ['-p', folder])).toEqual({ code: 0, output: '' })
})

test.each(Object.keys(said).map(Number))('snippet %i runs against the mocks', { timeout: 60_000 }, async (number) => {
  const { file } = snippets[number - 1]
  const { code, output } = await run('node', ['--import', 'tsx', file], {
    env: { JWSK_URL: (number === ownService ? gateway : mocks).url },
  })
  expect(output).toMatch(said[number])
  expect(code).toBe(0)
})
