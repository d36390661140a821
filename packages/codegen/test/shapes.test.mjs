// compares the flat types with those of openapi-typescript, operation by operation, with the compiler
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { loadService } from '@jwsk/codegen/generate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'

const folder = resolveFromRoot('.cache/shapes')
const generated = '../../packages/sdk/src/generated'

/** Renders the input and output of an operation as paths into openapi-typescript's types. */
function renderExpectedTypes({ id, query, pathParameters, body, answer }) {
  const of = `operations['${id}']`
  const params = [
    ...(pathParameters.length > 0 ? [`${of}['parameters']['path']`] : []),
    ...(query.length > 0 ? [`NonNullable<${of}['parameters']['query']>`] : []),
  ].join(' & ')
  const written = body && `Writable<NonNullable<${of}['requestBody']>['content']['${body.type}']>`
  const input = written && params ? `{ query: ${params}; body: ${written} }` : (written ?? (params || 'undefined'))
  const content = `${of}['responses'][200]['content']['application/json']`
  const payload = answer.enveloped ? `Readable<NonNullable<${content}['data']>>` : `Readable<${content}>`
  const output = answer.isOptional ? `${payload} | undefined` : payload
  if (answer.type === undefined || (answer.enveloped && !answer.hasData)) return { input, output: 'undefined' }
  return { input, output: answer.type === 'application/json' ? output : 'Blob' }
}

async function comparison(service) {
  const { operations } = await loadService(resolveFromRoot('openapi', `${service}.yaml`))
  const entities = [...new Set(operations.map(({ id }) => id.split('.')[0]))]
  const lines = operations.flatMap((operation) => {
    const { input, output } = renderExpectedTypes(operation)
    return [
      `same<NonNullable<InputOf<typeof ${operation.id}>>, NonNullable<${input}>>()`,
      `same<OutputOf<typeof ${operation.id}>, ${output}>()`,
    ]
  })
  return `import type { InputOf, OutputOf } from '../../packages/sdk/src/operation'
import type { ${entities.join(', ')} } from '${generated}/${service}'
import type { operations, Readable, Writable } from '${generated}/${service}/types'
type Deep<T> = T extends Blob ? T : T extends (infer E)[] ? Deep<E>[] : T extends object ? { [K in keyof T]: Deep<T[K]> } : T
type Equal<A, B> = (<T>() => T extends Deep<A> ? 1 : 2) extends <T>() => T extends Deep<B> ? 1 : 2 ? true : false
declare function same<A, B>(...fact: Equal<A, B> extends true ? [] : [never]): void
${lines.join('\n')}
`
}

const check = () => run('tsc', ['-p', folder])

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  const services = (await readdir(resolveFromRoot('openapi')))
    .filter((name) => /^(?!shared).*\.yaml$/.test(name))
    .map((name) => basename(name, '.yaml'))
  for (const service of services) await writeFile(`${folder}/${service}.ts`, await comparison(service))
  const config = { extends: '../../tsconfig.json', compilerOptions: { types: ['node'] }, include: ['*.ts'] }
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('every input and output equals the type of openapi-typescript', async () => {
  expect(await check()).toMatchObject({ code: 0, output: '' })
})

test('a different type is reported', async () => {
  const right = await comparison('report')
  const wrong = right.replace(/^same<NonNullable<InputOf<typeof (\S+)>>,/m, 'same<OutputOf<typeof $1>,')
  expect(wrong).not.toBe(right)
  await writeFile(`${folder}/report.ts`, wrong)
  const { code, output } = await check()
  expect(code).not.toBe(0)
  expect(output).toMatch(/report\.ts\(\d+,\d+\): error TS2554/)
})
