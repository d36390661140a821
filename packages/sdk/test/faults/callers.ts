import { tenantPackage } from '../../src/generated/system/tenant-package'
import { user } from '../../src/generated/system/user'
import { createCookieStore } from '../../src/session/cookie-store'
import { createMemoryStore } from '../../src/session/memory-store'
import type { CallOptions, Client, ClientOptions } from '../../src/types'
import type { Trial } from './fault'

/** What no error may tell: credentials, tokens, and what is asked for. */
export const secrets = ['canary-client', 'canary-password', 'token-1', 'token-2', '景区绝密', '%E6%99%AF']

const credentials = { username: 'admin', password: 'canary-password' }
/** How long a server that says nothing is waited for. */
export const silentServerTimeoutMs = 1000

/** One caller about to meet a fault. */
export interface FaultContext {
  readonly trial: Trial
  /** An address where nobody listens. */
  readonly closed: string
  /** Comes back once the server has seen the call, or its refresh. */
  arrived(what: 'requests' | 'refreshes'): Promise<void>
  open(more?: Partial<ClientOptions>): Client
}

/** Calls as the trial says. */
function ask({ trial }: FaultContext, client: Client, options: CallOptions = {}): Promise<unknown> {
  const asked = { timeout: trial.fault.timeout ?? 8000, ...options }
  return trial.direction === 'write'
    ? client.call(tenantPackage.submit, { packageName: '景区绝密', menuId: '1' }, asked)
    : client.call(tenantPackage.page, { packageName: '景区绝密' }, asked)
}

/** Signs in, with tokens that were stored so many seconds before now. */
async function signInAged(client: Client, age = 60): Promise<void> {
  await client.session.signIn(credentials)
  const session = client.session.current()
  Object.assign(session ?? {}, { storedAt: Date.now() - age * 1000 })
}

const inSession =
  (more: Partial<ClientOptions> = {}) =>
  async (meeting: FaultContext) => {
    const client = meeting.open(more)
    await signInAged(client)
    return ask(meeting, client)
  }

const plain =
  (more: Partial<ClientOptions> = {}, options?: CallOptions) =>
  (meeting: FaultContext) =>
    ask(meeting, meeting.open(more), options)

const brokenStore = () => {
  const fail = () => {
    throw new Error('no storage here')
  }
  return { read: fail, write: fail, clear: fail }
}

/** The ways to a call. */
export const callers = {
  plain: plain(),
  refused: (meeting) => plain({ baseUrl: meeting.closed })(meeting),
  sealed: plain({ crypto: { dataKey: '0123456789abcdef' } }, { cryptoData: true }),
  bounded: plain({ maxResponseSize: 1024 * 1024 }),
  async abort(meeting) {
    const controller = new AbortController()
    const going = ask(meeting, meeting.open(), { signal: controller.signal })
    going.catch(() => undefined)
    await meeting.arrived('requests')
    controller.abort()
    return going
  },
  async early(meeting) {
    return ask(meeting, meeting.open(), { signal: AbortSignal.abort() })
  },
  async kept(meeting) {
    const client = meeting.open()
    await client.call(tenantPackage.page, { current: 1 })
    return ask(meeting, client)
  },
  upload(meeting) {
    const file = new File([new Uint8Array(100_000)], '用户.xlsx')
    return meeting.open().upload(user.importUser, { file }, { timeout: meeting.trial.value === 'silence' ? silentServerTimeoutMs : 8000 })
  },
  session: inSession(),
  probed: inSession({ on401: 'probe' }),
  broken: (meeting) => inSession({ tokenStore: brokenStore() })(meeting),
  async fresh(meeting) {
    const client = meeting.open()
    await client.session.signIn(credentials)
    return ask(meeting, client)
  },
  async service(meeting) {
    const client = meeting.open()
    await client.session.signInAsService(credentials)
    return ask(meeting, client)
  },
  async clock(meeting) {
    const client = meeting.open()
    await signInAged(client, -Number(meeting.trial.value))
    return ask(meeting, client)
  },
  async swapped(meeting) {
    const tokenStore = createMemoryStore()
    const client = meeting.open({ tokenStore })
    await signInAged(client)
    const session = tokenStore.read()
    if (session) tokenStore.write({ ...session, accessToken: 'token-0' })
    return ask(meeting, client)
  },
  async many(meeting) {
    const client = meeting.open()
    await signInAged(client)
    return Promise.all(Array.from({ length: 20 }, () => ask(meeting, client)))
  },
  async signOut(meeting) {
    const client = meeting.open()
    await signInAged(client)
    const going = ask(meeting, client)
    going.catch(() => undefined)
    await meeting.arrived('requests')
    await client.session.signOut()
    return going
  },
  async other(meeting) {
    const client = meeting.open()
    await signInAged(client)
    const going = ask(meeting, client)
    going.catch(() => undefined)
    await meeting.arrived('refreshes')
    await client.session.signIn({ ...credentials, username: 'other' })
    return going
  },
  async tabs(meeting) {
    const tab = () => meeting.open({ tokenStore: createCookieStore({ appKey: meeting.trial.id.replaceAll('.', '-') }) })
    const [first, second] = [tab(), tab()]
    await signInAged(first)
    return Promise.all([ask(meeting, first), ask(meeting, second)])
  },
} satisfies Record<string, (meeting: FaultContext) => Promise<unknown>>

export type CallerName = keyof typeof callers

/** How many writes a caller means, at most. */
export const expectedWrites: Partial<Record<CallerName, number>> = { many: 20, tabs: 2 }
