import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMocks } from './lib/mock-server.mjs'
import { startOwnService } from './lib/own-service.mjs'
import { fromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const folder = fromRoot('.cache/codegen-readme')
const blocksOf = async (file) => {
  const text = await readFile(fromRoot(file), 'utf8')
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({ language, code }))
}
const blocks = await blocksOf('packages/codegen/README.md')
const of = (language) => blocks.filter((block) => block.language === language).map(({ code }) => code)
const commands = {
  'npx jwsk-codegen': fromRoot('packages/codegen/bin/jwsk-codegen.mjs'),
  'npx @jwsk/sdk': fromRoot('packages/sdk/bin/jwsk.mjs'),
}

/** a line of a block, run as it stands but for what npx would find */
function typed(line) {
  const [name, file] = Object.entries(commands).find(([start]) => line.startsWith(start))
  return run('node', [file, ...line.slice(name.length).trim().split(' ')], { cwd: folder })
}

let mocks
let gateway
beforeAll(async () => {
  mocks = await startMocks()
  gateway = await startOwnService(mocks.url)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const [description] = of('yaml')
  const [program] = of('ts')
  await writeFile(`${folder}/openapi.yaml`, description)
  await writeFile(`${folder}/first.ts`, program)
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['**/*.ts'], exclude: [] }))
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  await mocks?.close()
  await rm(folder, { recursive: true, force: true })
})

test('every block is tried', () => {
  expect(blocks.map(({ language }) => language)).toEqual(['sh', 'yaml', 'sh', 'ts'])
})

test('the description becomes operations, which compile and are called', { timeout: 60_000 }, async () => {
  expect(await typed(of('sh')[1].trim())).toEqual({ code: 0, output: '2 operations of 1 entities in src/api, 3 files written\n' })
  expect(await run('tsc', ['-p', folder])).toEqual({ code: 0, output: '' })
  const { code, output } = await run('node', ['--import', 'tsx', `${folder}/first.ts`], { env: { JWSK_URL: gateway.url } })
  expect(output).toBe('1 青云\n2 白鹭\n3 海鸥\n')
  expect(code).toBe(0)
})

test('the README of the SDK says a command that works', { timeout: 60_000 }, async () => {
  const lines = (await blocksOf('packages/sdk/README.md')).flatMap(({ language, code }) =>
    language === 'sh' ? code.trim().split('\n') : [],
  )
  const generate = lines.filter((line) => line.includes(' generate '))
  expect(generate).toHaveLength(1)
  expect(await typed(generate[0])).toMatchObject({ code: 0, output: expect.stringMatching(/^2 operations of 1 entities in src\/api, /) })
})
