// messages of the compiler for mistakes of adopters
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const folder = resolveFromRoot('.cache/compiler-words')
// read only by the compiler
const kit = '@jwsk/kit'
const program = `import { type Client, defineOperation } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { defineResource, text } from '${kit}'

export const mistakes = (client: Client) => [
  client.call(tenantPackage.detail),
  client.records(tenantPackage.select),
  client.call(tenantPackage.page, { packagName: 'x' }),
  defineOperation<undefined, { records: string[]; total: number }>({ method: 'GET', path: '/a/b' }),
  client.call(tenantPackage.submit),
  client.paginate(tenantPackage.detail, { id: '1' }),
  defineResource({ api: tenantPackage, fields: { packageName: text(), packagName: text() }, columns: ['packageName'] }),
  defineResource({
    api: tenantPackage,
    fields: { packageName: text() },
    columns: ['packageName'],
    row: ({ form }) => [form('rename', { api: tenantPackage.submit, fields: { packageName: text(), packagName: text() } })],
  }),
]
`

let messages
beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/mistakes.ts`, program)
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }))
  const { output } = await run('tsc', ['-p', folder, '--pretty'])
  messages = stripVTControlCharacters(output).split(/^(?=\S*mistakes\.ts:)/m)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('missing input, unpaged list and misspelled filter are reported', () => {
  const [missing, unpaged, misspelt, undeclared, unwritten, detail] = messages.filter((text) => text.includes(' TS'))
  expect(missing).toMatch(/Property ''this call needs an input, which has'' is missing .* required in type .*: "id"/)
  expect(unpaged).toMatch(/Property ''this call answers with no pages: use call\(\)'' is missing/)
  expect(misspelt).toMatch(/'packagName' does not exist .* Did you mean to write 'packageName'\?/)
  expect(undeclared).toMatch(/Property 'paged' is missing/)
  expect(unwritten).toMatch(/this call needs an input, which has': ("menuId" \| "packageName"|"packageName" \| "menuId")/)
  expect(detail).toMatch(/this call answers with no pages/)
})

test('an unknown field is reported with its entity or call', () => {
  const [, , , , , , field, dialog] = messages.filter((text) => text.includes(' TS'))
  expect(field).toMatch(/NoField<"packagName", TenantPackageOperations>/)
  expect(dialog).toMatch(/NoField<"packagName", Operation<TenantPackageDraft/)
  expect(messages.join('')).not.toMatch(/type 'never'/)
})
