import { type Client, type ClientOptions, createClient } from '@jwsk/sdk'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createMockNetwork, type MockNetwork } from './node'

export interface TestPlatform {
  readonly network: MockNetwork
  /** Signed in as the administrator when a test begins. */
  readonly client: Client
  /** The calls whose path ends so, in order, since the test began. */
  getCalls(end: string): readonly URL[]
}

interface TestPlatformOptions {
  /** What stands between the client and the network. */
  readonly fetch?: ClientOptions['fetch']
  /** `file`: all tests work on one world, in one session. */
  readonly fresh?: 'test' | 'file'
}

/** A client of the mock platform that nobody is signed in to. */
export const createTestClient = (fetch?: ClientOptions['fetch']): Client =>
  createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test', ...(fetch && { fetch }) })

/** The mock platform behind `fetch` for the tests of one file, and a client that is signed in to it. */
export function startPlatform({ fetch, fresh = 'test' }: TestPlatformOptions = {}): TestPlatform {
  const network = createMockNetwork()
  const client = createTestClient(fetch)
  const seen: URL[] = []
  const begin = async () => {
    await network.world.reset()
    network.faults.clear()
    network.server.resetHandlers()
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    seen.length = 0
  }
  beforeAll(async () => {
    network.server.listen({ onUnhandledRequest: 'error' })
    network.server.events.on('request:start', ({ request }) => void seen.push(new URL(request.url)))
    if (fresh === 'file') await begin()
  })
  if (fresh === 'test') beforeEach(begin)
  afterAll(() => {
    client.dispose()
    network.server.close()
  })
  return { network, client, getCalls: (end) => seen.filter((url) => url.pathname.endsWith(end)) }
}
