import { type Client, type ClientOptions, createClient } from '@jwsk/sdk'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createMockNetwork, type MockNetwork } from './node'

/** Request as it is sent. */
export interface SentCall {
  /** Method and path, e.g. `POST /jwsk-system/tenant/remove`. */
  readonly name: string
  /** Values of its query and of its JSON or multipart body, by name; the last one if a name occurs twice. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** Names of fields by method and path, e.g. `{ 'POST jwsk-system/menu/remove': ['ids'] }`. */
export type ExpectedCalls = Readonly<Record<string, readonly string[]>>

export interface TestPlatform {
  readonly network: MockNetwork
  /** Client signed in as the administrator when a test begins. */
  readonly client: Client
  /** Returns the calls whose path has this end, in order, since the test began. */
  getCalls(end: string): readonly URL[]
  /** Returns all calls with their fields, in order, since the test began. */
  getSentCalls(): Promise<readonly SentCall[]>
  /** Fails unless each call was sent with these fields, and maybe more, since the test began. */
  expectSent(calls: ExpectedCalls): Promise<void>
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

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) return (await request.clone().json()) as Record<string, unknown>
  return type.startsWith('multipart/form-data') ? Object.fromEntries(await request.clone().formData()) : {}
}

async function toSentCall(request: Request): Promise<SentCall> {
  const { pathname, searchParams } = new URL(request.url)
  return { name: `${request.method} ${pathname}`, fields: { ...Object.fromEntries(searchParams), ...(await readBody(request)) } }
}

/** Starts the mock platform behind `fetch` for the tests of one file, with a signed-in client. */
export function startPlatform({ fetch, fresh = 'test' }: TestPlatformOptions = {}): TestPlatform {
  const network = createMockNetwork()
  const client = createTestClient(fetch)
  const seen: URL[] = []
  const sent: Request[] = []
  const begin = async () => {
    await network.world.reset()
    network.faults.clear()
    network.server.resetHandlers()
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    seen.length = 0
    sent.length = 0
  }
  beforeAll(async () => {
    network.server.listen({ onUnhandledRequest: 'error' })
    network.server.events.on('request:start', ({ request }) => {
      seen.push(new URL(request.url))
      sent.push(request.clone())
    })
    if (fresh === 'file') await begin()
  })
  if (fresh === 'test') beforeEach(begin)
  afterAll(() => {
    client.dispose()
    network.server.close()
  })
  const getSentCalls = () => Promise.all(sent.map(toSentCall))
  return {
    network,
    client,
    getCalls: (end) => seen.filter((url) => url.pathname.endsWith(end)),
    getSentCalls,
    async expectSent(calls) {
      const known = await getSentCalls()
      for (const [name, names] of Object.entries(calls)) {
        const fields = expect.objectContaining(Object.fromEntries(names.map((field) => [field, expect.anything()])))
        expect(known).toContainEqual({ name: name.replace(' ', ' /api/'), fields })
      }
    },
  }
}
