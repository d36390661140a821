import { springBlade } from '@jwsk/sdk/profiles'
import { post } from '@jwsk/sdk/system'
import { afterEach, expect, test } from 'vitest'
import type { Mock } from '../../../mocks/src/engine/mock'
import { type MockServer, startMockServer } from '../../../mocks/src/mock-server'
import { springBlade as platform } from '../../../mocks/src/platforms/spring-blade'
import { createMock } from '../../../mocks/src/spring-blade/mock-builders'
import { publicKey } from '../../../mocks/src/spring-blade/password'
import { operationFailedError } from '../../../mocks/src/spring-blade/refusals'
import { depts, posts, roles, tenants, users } from '../../../mocks/src/spring-blade/tables'
import { isClean } from './report'
import { checkContract } from './run'

const servers: MockServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

/** Starts a platform on which `replaced` takes the place of its own mock of that call. */
async function start(replaced?: Mock) {
  const replace = (mock: Mock) => (mock.operation.id === replaced?.operation.id ? replaced : mock)
  const areas = platform.areas.map((area) => ({ ...area, mocks: area.mocks.map(replace) }))
  const server = await startMockServer({ platform: { ...platform, areas }, port: 0 })
  servers.push(server)
  return server
}

/** Rows of all tenants, which no call of the platform lists. */
const countRows = (server: MockServer) =>
  [users, roles, depts, posts, tenants].map((table) => server.world.table<{ readonly id: string }>(table).all().length)

const checkTenants = (server: MockServer) =>
  checkContract(
    {
      client: {
        profile: springBlade({ publicKey }),
        baseUrl: server.url,
        clientId: 'jwsk-console',
        clientSecret: 'jwsk-console',
        on401: 'probe',
      },
      account: { username: 'admin', password: 'admin' },
      isInteractive: false,
      profileName: 'springblade',
      services: [],
      only: 'tenant.submit',
      isWriting: true,
      isSecurity: false,
      isVerbose: false,
    },
    () => undefined,
    new AbortController().signal,
  )

test('a tenant of the check takes its account, role, department and post with it', async () => {
  const server = await start()
  const before = countRows(server)
  const { leftovers, outcomes } = await checkTenants(server)
  expect(outcomes.filter(({ operation }) => operation.startsWith('tenant.submit ')).map(({ verdict }) => verdict)).toEqual(['ok', 'ok'])
  expect([leftovers, countRows(server)]).toEqual([[], before])
})

test('lists a hidden record that the platform does not remove, and is not clean', async () => {
  const refused = createMock(post.remove, () => {
    throw operationFailedError()
  })
  const server = await start(refused)
  const known = new Set(
    server.world
      .table(posts)
      .all()
      .map(({ id }) => id),
  )
  const run = await checkTenants(server)
  const [left, ...others] = server.world
    .table(posts)
    .all()
    .filter(({ id }) => !known.has(id))
  expect([run.leftovers, others]).toEqual([[`post ${left?.id}`], []])
  expect(isClean(run)).toBe(false)
})
