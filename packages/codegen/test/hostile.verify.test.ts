// descriptions whose every text tries to become code
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateOperations } from '@jwsk/codegen/generate'
import fc from 'fast-check'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'

const folder = resolveFromRoot('.cache/hostile')
const runs = 60

const breakers = [
  '*/',
  '/*',
  '//',
  '`',
  '$' + '{globalThis.OWNED=1}',
  '"',
  "'",
  '\\',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\0',
  '\u202E',
  '\uFEFF',
  '</script>',
  '<!--',
  ']]>',
  '{/*',
  '*/}',
  '}',
  '{',
  '(',
  ')',
  ';',
  ';globalThis.OWNED=1;',
  '@ts-expect-error',
  '@ts-ignore x',
  ' @deprecated',
  '__proto__',
  'constructor',
  'toString',
  'import("node:fs")',
  '</',
  '<\\/',
  '#',
  '?',
  '%',
  '~1',
  '/',
  '..',
  '.',
  '订单',
  'é',
  '𠮷',
  '1',
  'class',
  'a',
  'Z',
  ' ',
]
const hostile = fc.array(fc.constantFrom(...breakers), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
const anything = fc.oneof(
  hostile,
  fc.constant(null),
  fc.integer(),
  fc.boolean(),
  fc.dictionary(hostile, hostile, { maxKeys: 2 }),
  fc.array(hostile, { maxLength: 2 }),
)
const own = <T>(entries: [string, T][]) => Object.fromEntries(entries)
const named = <T>(value: fc.Arbitrary<T>) =>
  fc.uniqueArray(fc.tuple(hostile, value), { minLength: 1, maxLength: 3, selector: ([name]) => name }).map(own)

const about = {
  description: hostile,
  title: hostile,
  example: anything,
  default: anything,
  format: hostile,
  pattern: hostile,
  'x-dict': hostile,
  'x-not-below': anything,
}
const leaf = fc.oneof(
  fc.record({ type: fc.constantFrom('string', 'integer', 'boolean'), ...about }),
  fc.record({ enum: fc.array(fc.oneof(hostile, fc.integer(), fc.constant(null)), { maxLength: 3 }), ...about }),
  fc.record({ const: anything, description: hostile }),
  fc.record({ type: anything, nullable: anything, required: anything }),
)
const schema = fc.record({
  type: fc.constant('object'),
  description: hostile,
  properties: named(leaf),
  required: fc.array(hostile, { maxLength: 2 }),
})

const toReference = (name: string) => ({ $ref: `#/components/schemas/${encodeURIComponent(name).replaceAll('~', '~0')}` })

const operation = (names: string[]) => {
  const reference = fc.constantFrom(...names).map(toReference)
  const content = fc.record({ schema: reference, example: anything, encoding: named(fc.record({ contentType: hostile })) })
  const media = fc.constantFrom('application/json', 'multipart/form-data', 'text/plain', 'application/x-www-form-urlencoded')
  const body = fc.tuple(fc.oneof(media, hostile), content).map(([type, about]) => ({ content: own([[type, about]]) }))
  const parameter = fc.record({
    name: hostile,
    in: fc.constantFrom('query', 'path', 'header', 'cookie'),
    schema: leaf,
    style: hostile,
    description: hostile,
  })
  return fc.record(
    {
      operationId: fc.oneof(hostile, fc.integer()),
      tags: fc.array(hostile, { maxLength: 2 }),
      summary: anything,
      description: hostile,
      'x-permission': fc.oneof(hostile, fc.array(hostile, { maxLength: 2 })),
      'x-summary-en': anything,
      'x-timeout': anything,
      'x-crypto': anything,
      'x-session': fc.boolean(),
      'x-auth-flow': anything,
      'x-idempotent': anything,
      'x-answer': anything,
      security: anything,
      parameters: fc.array(parameter, { maxLength: 4 }),
      requestBody: body,
      responses: body.map((response) => ({ 200: response })),
    },
    { requiredKeys: ['parameters', 'requestBody', 'responses'] },
  )
}

const description = named(schema).chain((schemas) =>
  fc.record({
    openapi: fc.constant('3.1.0'),
    info: fc.record({ title: hostile, version: hostile }),
    servers: fc.tuple(fc.record({ url: hostile })),
    paths: fc
      .uniqueArray(fc.tuple(hostile, operation(Object.keys(schemas))), { minLength: 1, maxLength: 4, selector: ([path]) => path })
      .map((entries) =>
        own(entries.map(([path, call], at) => [`/${path}`, own([[['get', 'post', 'patch', 'delete'][at % 4] as string, call]])])),
      ),
    components: fc.constant({ schemas }),
  }),
)

/** Returns every text of the type literals and names of a module, as the compiler reads it. */
function readTexts(file: string) {
  const texts = new Set<string>()
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isIdentifier(node) || ts.isNumericLiteral(node)) texts.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const every = (schemas: object) => ({
  get: {
    operationId: 'every.one',
    responses: { 200: { content: { 'application/json': { schema: { oneOf: Object.keys(schemas).map(toReference) } } } } },
  },
})

type Made = Awaited<ReturnType<typeof generateOperations>> & {
  home: string
  schemas: Record<string, { properties: Record<string, { enum?: unknown[] }> }>
}
const made: Made[] = []

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  const samples = fc.sample(description, { numRuns: runs, seed: 40 })
  for (const [at, sample] of samples.entries()) {
    const home = join(folder, `d${at}`)
    await mkdir(home, { recursive: true })
    const { schemas } = sample.components
    const text = JSON.stringify({ ...sample, paths: { '/every': every(schemas), ...sample.paths } })
    await writeFile(join(home, 'api.json'), text)
    const result = await generateOperations({ input: join(home, 'api.json'), out: join(home, 'made'), validate: true, mocks: true })
    made.push({ ...result, home, schemas: schemas as Made['schemas'] })
  }
  const config = { extends: '../../tsconfig.json', compilerOptions: { types: ['node'] }, include: ['**/*.ts'], exclude: [] }
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('hostile descriptions compile', async () => {
  expect(await run('tsc', ['-p', folder])).toEqual({ code: 0, output: '' })
})

test('hostile descriptions change nothing when imported', async () => {
  const [names, files] = [Object.getOwnPropertyNames(globalThis).sort(), readdirSync(folder, { recursive: true }).sort()]
  for (const { home, operations } of made) {
    const index = await import(join(home, 'made/index.ts'))
    const { createHandlers } = await import(join(home, 'made/mocks.ts'))
    expect(createHandlers('http://mocks.test').length).toBeGreaterThan(0)
    for (const { entity, action, path, permissions, rules } of operations) {
      const { path: sentPath, permission = [], rules: sentRules = {} } = index[entity][action]
      expect({ path: sentPath, permission, rules: sentRules }).toEqual({ path, permission: permissions, rules })
      expect(Object.getPrototypeOf(sentRules)).toBe(Object.prototype)
    }
  }
  expect([Object.getOwnPropertyNames(globalThis).sort(), readdirSync(folder, { recursive: true }).sort()]).toEqual([names, files])
})

test('hostile names and values are the same in the types', () => {
  for (const { home, schemas } of made) {
    const texts = readTexts(join(home, 'made/shapes.ts'))
    for (const { properties } of Object.values(schemas))
      for (const [name, field] of Object.entries(properties)) {
        expect(texts).toContain(name)
        for (const value of field.enum ?? []) if (typeof value === 'string') expect(texts).toContain(value)
      }
  }
})
