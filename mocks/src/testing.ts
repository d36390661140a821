import { type Client, type ClientOptions, createClient } from '@jwsk/sdk'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createMockNetwork, type MockNetwork } from './node'

export interface TestPlatform {
  readonly network: MockNetwork
  /** Client signed in as the administrator when a test begins. */
  readonly client: Client
  /** Returns the calls whose path has this end, in order, since the test began. */
  getCalls(end: string): readonly URL[]
}

interface TestPlatformOptions {
  /** Replacement for `fetch`, between the client and the network. */
  readonly fetch?: ClientOptions['fetch']
  /** Lifetime of the data; with `file` all tests share one world and one session. Defaults to `test`. */
  readonly fresh?: 'test' | 'file'
}

/** Creates a client of the mock platform without a session. */
export const createTestClient = (fetch?: ClientOptions['fetch']): Client =>
  createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test', ...(fetch && { fetch }) })

/** Starts the mock platform behind `fetch` for the tests of one file, with a signed-in client. */
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
