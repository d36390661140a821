// what the compiler tells an adopter of a mistake, by its own words
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const folder = fromRoot('.cache/compiler-words')
const program = `import { type Client, defineOperation } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'

export const mistakes = (client: Client) => [
  client.call(tenantPackage.detail),
  client.records(tenantPackage.select),
  client.call(tenantPackage.page, { packagName: 'x' }),
  defineOperation<undefined, { records: string[]; total: number }>({ method: 'GET', path: '/a/b' }),
]
`

let told
beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/mistakes.ts`, program)
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }))
  const { output } = await run('tsc', ['-p', folder, '--pretty'])
  told = stripVTControlCharacters(output).split(/^(?=\S*mistakes\.ts:)/m)
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a missing input, a list without pages and a misspelt filter are named', () => {
  const [missing, unpaged, misspelt, unsaid] = told.filter((text) => text.includes(' TS'))
  expect(missing).toMatch(/the rest parameter 'input' were not provided/)
  expect(unpaged).toMatch(/'TenantPackage\[\]' is missing .*: records, total/)
  expect(misspelt).toMatch(/'packagName' does not exist .* Did you mean to write 'packageName'\?/)
  expect(unsaid).toMatch(/Property 'paged' is missing/)
})
