import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as system from '@jwsk/sdk/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPackedFiles } from './check-packages.mjs'
import { createContractContents, createOperationIndex } from './lib/contract-files.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the index lists each call once, equal to its operation', async () => {
  const index = await createOperationIndex()
  expect(new Set(index.map(({ key }) => key)).size).toBe(index.length)
  const systemCalls = index.filter(({ service }) => service === 'system')
  const operations = Object.values(system).flatMap((entity) => Object.values(entity))
  const summarize = ({ key, method, path, permission }) => `${key} ${method} ${path} ${permission}`
  expect(systemCalls.map(summarize).sort()).toEqual(
    operations.map(({ id, permission = [], ...rest }) => summarize({ ...rest, key: id, permission })).sort(),
  )
  expect(index.find(({ key }) => key === 'tenantPackage.page')).toEqual({
    key: 'tenantPackage.page',
    service: 'system',
    method: 'GET',
    path: '/jwsk-system/tenant-package/page',
    permission: [],
    summary: { 'zh-cn': '分页查询产品包', en: 'tenant package: page' },
  })
})

test('a bundled contract has only internal, resolvable references', async () => {
  for (const [name, content] of await createContractContents())
    for (const [, reference] of JSON.stringify(content).matchAll(/"\$ref":"([^"]*)"/g)) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce((node, token) => node?.[token], content)
      expect(reference.startsWith('#/components/') && typeof target, `${name}: ${reference}`).toBe('object')
    }
})

test('a file missing from the packed package is reported', async () => {
  await mkdir(`${folder}/dist`)
  await writeFile(`${folder}/package.json`, JSON.stringify({ name: 'boats', version: '1.0.0', files: ['dist/*.json'] }))
  await writeFile(`${folder}/dist/operations.json`, '[]')
  await writeFile(`${folder}/dist/other.yaml`, '')
  expect(await checkPackedFiles(folder, ['dist/operations.json'])).toEqual([])
  expect(await checkPackedFiles(folder, ['dist/operations.json', 'dist/other.yaml'])).toEqual(['boats-1.0.0.tgz lacks dist/other.yaml'])
})
