// node scripts/bench/compile.mjs: what a consumer's 200 calls cost the compiler, as operations and on one openapi-fetch client
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { entriesOf } from '../lib/entries.mjs'
import { at, tell } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

const calls = 200
const rounds = 3
const folder = at('.cache/compile')
const compilers = { 'TypeScript 5.9': at('scripts/node_modules/typescript/bin/tsc'), 'TypeScript 7': at('node_modules/typescript/bin/tsc') }
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/** every paged call of the contracts, with the service, entity and path that name it */
async function pagedCalls(services) {
  const found = []
  for (const service of services) {
    const index = await readFile(at('packages/sdk/src/generated', service, 'index.ts'), 'utf8')
    for (const [, file] of index.matchAll(/export \* from '\.\/([\w-]+)'/g)) {
      const text = await readFile(at('packages/sdk/src/generated', service, `${file}.ts`), 'utf8')
      // a list that needs more than a page number is left out
      for (const [, entity, action, path] of text.matchAll(/id: "(\w+)\.(\w+)",method: "GET",path: "([^"]+)",input: "query",paged: true/g))
        if (new RegExp(`readonly ${action}: Operation<[^\\n]* \\| undefined, `).test(text)) found.push({ service, entity, action, path })
    }
  }
  return found
}

const repeated = (list, write) => Array.from({ length: calls }, (_, index) => write(list[index % list.length], index)).join('\n')

const asOperations = (list) => {
  const names = new Map()
  for (const { service, entity } of list) names.set(service, (names.get(service) ?? new Set()).add(entity))
  const imports = [...names].map(([service, entities]) => `import { ${[...entities].join(', ')} } from '@jwsk/sdk/${service}'`)
  return `import type { Client } from '@jwsk/sdk'
${imports.join('\n')}
declare const client: Client
${repeated(list, ({ entity, action }, index) => `export const call${index} = async () => (await client.call(${entity}.${action}, { current: ${index} })).records[0]`)}
`
}

const asPaths = (list, services) => `import createClient from 'openapi-fetch'
${services.map((service) => `import type { paths as ${service} } from '@jwsk/sdk/${service}'`).join('\n')}
const client = createClient<${services.join(' & ')}>({ baseUrl: '/api' })
${repeated(list, ({ path }, index) => `export const call${index} = async () => (await client.GET('${path}', { params: { query: { current: ${index} } } })).data?.data?.records?.[0]`)}
`

async function seconds(compiler, name) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const { code, output } = await run(process.execPath, [compiler, '-p', `${folder}/${name}.json`])
    if (code !== 0) throw new Error(output.slice(0, 2000))
    times.push((performance.now() - began) / 1000)
  }
  return median(times)
}

export async function compile() {
  const manifest = JSON.parse(await readFile(at('packages/sdk/package.json'), 'utf8'))
  const services = (await entriesOf('sdk', manifest)).map(({ source }) => /generated\/(\w+)\/index\.ts$/.exec(source)?.[1]).filter(Boolean)
  const list = await pagedCalls(services)
  const ways = { operations: asOperations(list), paths: asPaths(list, services) }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(ways)) {
    await writeFile(`${folder}/${name}.ts`, text)
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { noEmit: true, incremental: false, types: ['node'] },
      include: [],
      files: [`${name}.ts`],
    }
    await writeFile(`${folder}/${name}.json`, JSON.stringify(config))
  }
  tell(`${calls} calls of ${list.length} lists in ${services.length} services, seconds of tsc, median of ${rounds}`)
  for (const [name, compiler] of Object.entries(compilers)) {
    const operations = await seconds(compiler, 'operations')
    const paths = await seconds(compiler, 'paths')
    tell(
      `  ${name.padEnd(16)} operations ${operations.toFixed(2)}   one openapi-fetch client ${paths.toFixed(2)}   ratio ${(operations / paths).toFixed(2)}`,
    )
  }
  await rm(folder, { recursive: true, force: true })
}

await compile()
