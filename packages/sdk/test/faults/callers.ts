import type { CallOptions } from '../../src/call-options'
import { tenantPackage } from '../../src/generated/system/tenant-package'
import { user } from '../../src/generated/system/user'
import { createCookieStore } from '../../src/session/cookie-store'
import { createMemoryStore } from '../../src/session/memory-store'
import type { Client, ClientOptions } from '../../src/types'
import type { FaultCase } from './fault'

/** Texts that no error may contain: credentials, tokens, and input values. */
export const secrets = ['canary-client', 'canary-password', 'token-1', 'token-2', '景区绝密', '%E6%99%AF']

const credentials = { username: 'admin', password: 'canary-password' }
/** Timeout in milliseconds for a server that never responds. */
export const silentServerTimeoutMs = 1000

/** Context of a caller in one fault case. */
export interface FaultContext {
  readonly faultCase: FaultCase
  /** URL of a port on which no server listens. */
  readonly closed: string
  /** Resolves once the server has received the call, or its refresh. */
  arrived(what: 'requests' | 'refreshes'): Promise<void>
  open(more?: Partial<ClientOptions>): Client
}

/** Sends the call of the fault case. */
function ask({ faultCase }: FaultContext, client: Client, options: CallOptions = {}): Promise<unknown> {
  const callOptions = { timeout: faultCase.fault.timeout ?? 8000, ...options }
  return faultCase.direction === 'write'
    ? client.call(tenantPackage.submit, { packageName: '景区绝密', menuId: '1' }, callOptions)
    : client.call(tenantPackage.page, { packageName: '景区绝密' }, callOptions)
}

/** Signs in and backdates the tokens by `age` seconds. */
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

/** Callers: the situations in which a call is made. */
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
    return meeting
      .open()
      .upload(user.importUser, { file }, { timeout: meeting.faultCase.value === 'silence' ? silentServerTimeoutMs : 8000 })
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
    await signInAged(client, -Number(meeting.faultCase.value))
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
    const tab = () => meeting.open({ tokenStore: createCookieStore({ appKey: meeting.faultCase.id.replaceAll('.', '-') }) })
    const [first, second] = [tab(), tab()]
    await signInAged(first)
    return Promise.all([ask(meeting, first), ask(meeting, second)])
  },
} satisfies Record<string, (meeting: FaultContext) => Promise<unknown>>

export type CallerName = keyof typeof callers

/** Maximum number of writes that a caller intends. Defaults to 1. */
export const expectedWrites: Partial<Record<CallerName, number>> = { many: 20, tabs: 2 }
