import { expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { tenantPackage, user } from './generated/system'
import { createQueries } from './query'
import type { Client } from './types'

// checked by the compiler; executed only so that it is not dead code
const calls = {
  payload: async (client: Client) => {
    const page = await client.call(tenantPackage.page, { current: 1 })
    const name: string | undefined = page.records[0]?.packageName
    const total: number = page.total
    return [name, total]
  },
  nothing: async (client: Client) => {
    const nothing: undefined = await client.call(tenantPackage.remove, { ids: '1' })
    return nothing
  },
  rows: async (client: Client) => {
    for await (const row of client.records(tenantPackage.page)) return row.packageName satisfies string
    return undefined
  },
  refusals: (client: Client) => [
    // @ts-expect-error: a detail needs an id
    () => client.call(tenantPackage.detail),
    // @ts-expect-error: an id is text
    () => client.call(tenantPackage.detail, { id: 1 }),
    // @ts-expect-error: no such filter
    () => client.call(tenantPackage.page, { packageNmae: 'x' }),
    // @ts-expect-error: a package without its menus is none
    () => client.call(tenantPackage.submit, { packageName: 'x' }),
    // @ts-expect-error: what the server writes is not the client's to send
    () => client.call(tenantPackage.submit, { packageName: 'x', menuId: '1', createTime: '' }),
    // @ts-expect-error: no such option
    () => client.call(tenantPackage.page, {}, { timeoutMs: 1 }),
    // @ts-expect-error: all packages come as one list, without pages
    () => client.records(tenantPackage.select),
    // @ts-expect-error: a detail has no rows
    () => client.paginate(tenantPackage.detail, { id: '1' }),
    // @ts-expect-error: nor has a query over it
    () => createQueries(client).pages(tenantPackage.select),
    // @ts-expect-error: an operation is data, not a path
    () => client.call('/jwsk-system/tenant-package/page'),
    // @ts-expect-error: a page of rows is no file
    () => client.download(tenantPackage.page),
    // @ts-expect-error: nor can it be streamed as one
    () => client.stream(tenantPackage.page),
    () => client.download(user.exportTemplate),
    // @ts-expect-error: baseUrl is missing
    () => createClient({ clientId: 'x', clientSecret: 'x' }),
  ],
}

test('types match the runtime values', async () => {
  const { fetch } = createScriptedFetch(() => jsonResponse({ code: 200, data: { records: [{ packageName: 'x' }], total: 1 }, msg: '' }))
  const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', fetch })
  expect(await calls.payload(client)).toEqual(['x', 1])
  expect(await calls.nothing(client)).toBeUndefined()
  expect(await calls.rows(client)).toBe('x')
  expect(calls.refusals(client)).toHaveLength(14)
})
