// generates and compiles descriptions that others wrote
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { generateOperations } from '@jwsk/codegen/generate'
import { beforeAll, expect, test } from 'vitest'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { callMocks } from './call-mocks.mjs'
import { fetchDescriptions, packages } from './real-descriptions.mjs'

const folder = resolveFromRoot('.cache/real-descriptions')

const toFolder = (file: string) => join(folder, basename(file).replace(/\W+/g, '-'))
const descriptions = packages.flatMap(({ files }) => files)
let locations: string[] = []

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  locations = (await Promise.all(packages.map(fetchDescriptions))).flat()
  const config = { extends: '../../tsconfig.json', compilerOptions: { types: ['node'] }, include: ['**/*.ts'], exclude: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
})

test.each(descriptions)('%s is generated', async (file) => {
  const input = locations[descriptions.indexOf(file)] ?? ''
  const { operations } = await generateOperations({ input, out: toFolder(file), validate: true, mocks: true })
  expect(operations.length).toBeGreaterThan(0)
})

test.each(['openapi/openapi.yaml', 'api/digitalocean.com.json'])('the mocks of %s pass its checks', async (file) => {
  const input = locations[descriptions.indexOf(file)] ?? ''
  const out = toFolder(file)
  const { operations } = await generateOperations({ input, out, validate: true, mocks: true })
  const [modules, { createHandlers }] = await Promise.all([import(join(out, 'index.ts')), import(join(out, 'mocks.ts'))])
  const { payloads, errors } = await callMocks({ operations, modules, createHandlers })
  expect(errors).toEqual([])
  expect(payloads.size).toBe(operations.length)
})

test('all of them compile', async () => {
  expect(await run('tsc', ['-p', folder])).toEqual({ code: 0, output: '' })
})
