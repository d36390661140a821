// generates operations for adopters' services from third-party OpenAPI documents
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { generateOperations } from '@jwsk/codegen/generate'
import { createClient } from '@jwsk/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listContractFiles } from '../../../openapi/list-contract-files.mjs'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { quirkyDescriptions } from './descriptions/quirks.mjs'
import { serviceDescriptions } from './descriptions/service.mjs'
import { writtenDescriptions } from './descriptions/written.mjs'

const folder = resolveFromRoot('.cache/own-descriptions')
const descriptions = [...serviceDescriptions, ...writtenDescriptions, ...quirkyDescriptions]
const command = resolveFromRoot('packages/sdk/bin/jwsk.mjs')
const generate = (...args) => run('node', [command, 'generate', ...args])

/** Path of the OpenAPI document of a real server, which we may not ship. */
function liveDescription() {
  const name = 'api-docs.json'
  const given = process.env.JWSK_LIVE
  if (given) return existsSync(join(given, name)) ? join(given, name) : undefined
  for (let here = import.meta.dirname; here !== dirname(here); here = dirname(here)) {
    const file = join(here, 'shared/live', name)
    if (existsSync(file)) return file
  }
  return undefined
}
const live = liveDescription()

async function make({ name, file, text, siblings = {}, options, use }) {
  const home = join(folder, name)
  await mkdir(home, { recursive: true })
  for (const [path, content] of Object.entries({ [file]: text, ...siblings })) await writeFile(join(home, path), content)
  await writeFile(join(home, 'use.ts'), `import type { Client } from '@jwsk/sdk'\n${use}\n`)
  return generateOperations({ input: join(home, file), out: join(home, 'made'), ...options })
}

const made = new Map()
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const description of descriptions) made.set(description.name, await make(description))
  if (live) await generateOperations({ input: live, out: join(folder, 'live/made') })
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { skipLibCheck: false, types: ['node'] },
    include: ['**/*.ts'],
    exclude: [],
  }
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('operations from ten OpenAPI tools compile with their callers', async () => {
  expect(made.size).toBe(10)
  expect(await run('tsc', ['-p', folder])).toEqual({ code: 0, output: '' })
})

test('every call of each document is generated', () => {
  for (const { operations } of made.values()) expect(operations.length).toBeGreaterThan(0)
})

test.skipIf(!live)(
  `a real server's own description is understood${live ? '' : ': it lies neither in JWSK_LIVE nor in shared/live'}`,
  async () => {
    const { post } = await import(join(folder, 'live/made/index.ts'))
    expect(post.page).toEqual({ id: 'springBladePost.page', method: 'GET', path: '/blade-system/post/page', input: 'query', paged: true })
    expect((await readdir(join(folder, 'live/made'))).length).toBeGreaterThan(10)
  },
)

describe('on our contracts', () => {
  const ours = (text) => text.replace("'../../operation'", "'@jwsk/sdk'").replace('`npm run generate`', '`jwsk generate`')
  const services = listContractFiles().map((file) => basename(file, '.yaml'))
  test.each(services.filter((name) => name !== 'shared'))('%s gives the SDK’s own modules', async (service) => {
    const file = resolveFromRoot('openapi', `${service}.yaml`)
    const out = join(folder, 'contracts', service)
    await generateOperations({ input: file, out })
    const sdk = resolveFromRoot('packages/sdk/src/generated', service)
    const names = (await readdir(sdk)).filter((name) => name !== 'types.ts')
    expect(await readdir(out)).toEqual(names)
    for (const name of names) expect(await readFile(join(out, name), 'utf8'), name).toBe(ours(await readFile(join(sdk, name), 'utf8')))
    await rm(out, { recursive: true })
  })
})

test('operations call a service over HTTP, which may serve its document', async () => {
  const boats = [{ id: '9007199254740993', name: '青云', ownerId: 7 }]
  const requests = []
  const answers = {
    '/v3/api-docs': () => serviceDescriptions[0].text,
    '/api/acme-harbour/boat/page': () => JSON.stringify({ code: 200, success: true, data: { records: boats, total: 1 }, msg: '' }),
    '/api/acme-harbour/boat/detail': () => '{"code":200,"success":true,"data":{"id":9007199254740993,"name":"青云"},"msg":""}',
    '/api/acme-harbour/berth/submit': () => '{"code":200,"success":true,"msg":""}',
    '/api/acme-harbour/boat/photo': () => '{"code":200,"success":true,"msg":""}',
  }
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers['content-type']?.split(';')[0] ?? ''}`.trim())
    request.resume()
    response.setHeader('content-type', 'application/json')
    response.end(answers[request.url.split('?')[0]]?.())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${server.address().port}`
  const { changed } = await generateOperations({ input: `${baseUrl}/v3/api-docs`, out: join(folder, 'spring/made'), prefix: '/acme-' })
  expect(changed).toEqual([])
  const client = createClient({ baseUrl, clientId: 'console', clientSecret: 'console' })
  const { use } = await import(join(folder, 'spring/use.ts'))
  expect(await use(client)).toEqual({ names: ['青云', '7'], nothing: undefined, id: '9007199254740993' })
  expect(requests).toEqual([
    'GET /v3/api-docs',
    'GET /api/acme-harbour/boat/page?berths=A%201,B&current=1&size=100',
    'GET /api/acme-harbour/boat/detail?id=9007199254740993',
    'POST /api/acme-harbour/berth/submit application/json',
    'POST /api/acme-harbour/boat/photo multipart/form-data',
  ])
  client.dispose()
  await new Promise((resolve) => server.close(resolve))
})

test('an operation documents summary, method, path and permission', async () => {
  expect(await readFile(join(folder, 'mixed/made/stock.ts'), 'utf8')).toContain(`  /**
   * 库存
   *
   * All that is in stock
   *
   * \`GET /stock/list\`, permission \`stock_list\`
   */
  readonly list`)
})

const described = (paths, rest = '') => `openapi: 3.1.0\ninfo: { title: x, version: '1' }\npaths:\n${paths}\n${rest}`
const ok = "responses: { '200': { description: ok } }"
const refused = {
  'swagger.json': ['{"swagger":"1.2"}', /swagger\.json is Swagger 1\.2; Swagger 2\.0 and OpenAPI 3\.0 and 3\.1 are read/],
  'notes.yaml': ['hello: there', /notes\.yaml is no OpenAPI description: "openapi: 3\.1\.0" is missing at its top/],
  'later.yaml': ['openapi: 4.0.0\npaths: { /a: {} }', /later\.yaml says openapi: 4\.0\.0/],
  'empty.yaml': [described('  {}'), /empty\.yaml has no paths/],
  'broken.yaml': ['a: [', /broken\.yaml is neither JSON nor YAML: /],
  'lost.yaml': [
    described(
      "  /a: { get: { responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Boat' } } } } } } }",
    ),
    /lost\.yaml: #\/components\/schemas\/Boat leads nowhere/,
  ],
  'round.yaml': [
    described(
      `  /a: { get: { parameters: [{ $ref: '#/components/parameters/one' }], ${ok} } }`,
      "components: { parameters: { one: { $ref: '#/components/parameters/one' } } }",
    ),
    /round\.yaml: #\/components\/parameters\/one leads nowhere/,
  ],
}

test.each(Object.entries(refused))('%s is rejected in one line without writing files', async (name, [text, expected]) => {
  const file = join(folder, name)
  await writeFile(file, text)
  const complaint = await generateOperations({ input: file, out: join(folder, 'never') }).catch((error) => error.message)
  expect(complaint).toMatch(expected)
  expect(complaint.split('\n')).toHaveLength(1)
  expect(existsSync(join(folder, 'never'))).toBe(false)
})

test('a file of names resolves a name conflict of two calls', async () => {
  const names = join(folder, 'names.json')
  await writeFile(names, '{ "GET /b/role/list": "otherRole.list" }')
  const input = join(folder, 'twice.yaml')
  await writeFile(input, described(`  /a/role/list: { get: { ${ok} } }\n  /b/role/list: { get: { ${ok} } }`))
  const { operations } = await generateOperations({ input, out: join(folder, 'twice/made'), names })
  expect(operations.map(({ entity, action }) => `${entity}.${action}`)).toEqual(['role.list', 'otherRole.list'])
})

test('the command prints results and errors, which exit with 1', async () => {
  const out = join(folder, 'command')
  const file = join(folder, 'petstore/petstore.yaml')
  expect(await generate(file, '--out', out)).toEqual({
    code: 0,
    output: `4 operations of 2 entities in ${out}, 4 files written\n`,
  })
  expect(await generate(join(folder, 'nowhere.yaml'), '--out', out)).toEqual({
    code: 1,
    output: `${join(folder, 'nowhere.yaml')} cannot be read: there is no such file\n`,
  })
})

test('--watch regenerates after a change of the document', async () => {
  const file = join(folder, 'watched.yaml')
  const path = (name) => `  /a/${name}: { get: { ${ok} } }\n`
  await writeFile(file, described(path('one')))
  const child = spawn('node', [command, 'generate', file, '--out', join(folder, 'watched'), '--watch'])
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toMatch(/^1 operations/)
  await writeFile(file, described(path('one') + path('two')))
  expect((await lines.next()).value).toMatch(/^2 operations .* 1 files written$/)
  child.kill()
})

test('removes obsolete generated files but keeps other files', async () => {
  const out = join(folder, 'others')
  await generateOperations({ input: join(folder, 'trees/trees.yaml'), out })
  await writeFile(join(out, 'mine.ts'), 'export const mine = 1\n')
  await generateOperations({ input: join(folder, 'events/events.yml'), out })
  expect((await readdir(out)).sort()).toEqual(['events.ts', 'index.ts', 'mine.ts', 'shapes.ts'])
  await writeFile(join(out, 'pet.ts'), 'export const pet = 1\n')
  await expect(generateOperations({ input: join(folder, 'petstore/petstore.yaml'), out })).rejects.toThrow(
    /pet\.ts is not made by jwsk generate/,
  )
  expect((await readdir(out)).sort()).toEqual(['events.ts', 'index.ts', 'mine.ts', 'pet.ts', 'shapes.ts'])
})
