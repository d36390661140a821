import { createClient, defineOperation } from '@jwsk/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockNetwork } from '../node'
import { mock } from './mock'

interface Boat {
  readonly id: string
  readonly name: string
}

const boats = defineOperation<{ name?: string } | undefined, { records: Boat[]; total: number }>({
  method: 'GET',
  path: '/acme-harbour/boat/page',
  paged: true,
})
const own = mock(boats, ({ query, caller }) => ({ records: [{ id: '1', name: `${caller.account} ${query.name ?? ''}` }], total: 1 }))
const { server } = createMockNetwork({ mocks: [own] })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('mocks a custom operation for signed-in users, next to the platform', async () => {
  const client = createClient({ baseUrl: 'http://platform.test', clientId: 'console', clientSecret: 'console' })
  await expect(client.call(boats)).rejects.toMatchObject({ kind: 'unauthorized', operation: 'acmeHarbourBoat.page' })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  const names: string[] = []
  for await (const { name } of client.records(boats, { name: '青云' })) names.push(name)
  expect(names).toEqual(['admin 青云'])
  client.dispose()
})
