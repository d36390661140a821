import { createSeals, type Seals } from './crypto/seals'
import { sha256 } from './crypto/sha256'
import { JwskError } from './errors'
import { jwsk, type PasswordUse, type Profile } from './profile'
import { createMemoryStore } from './session/memory-store'
import { type AuthCalls, authCalls } from './session/operations'
import type { Limiter } from './transport/limiter'
import { createQuota, type Quota } from './transport/retry'
import type { ClientOptions, Exchange, Middleware, SdkWarning, TokenStore } from './types'

/** The options of a client, checked and complete. */
export interface Settings {
  readonly root: string
  readonly servicePrefix: string
  readonly basic: string
  readonly tokenHeader: string
  readonly tenantHeader: string
  readonly tenantId: string
  readonly tokenTime: number
  readonly timeout: number
  readonly answerLimit: number
  readonly fileLimit: number
  readonly store: TokenStore
  readonly accountSwitch: boolean
  readonly on401: 'logout' | 'probe'
  readonly fetch: typeof globalThis.fetch
  readonly auth: AuthCalls
  readonly exchange: Exchange | undefined
  readonly seals: Seals
  readonly limiter: Limiter
  readonly quota: Quota
  readonly middleware: readonly Middleware[]
  readonly profile: Profile
  encodePassword(password: string, use: PasswordUse): string | Promise<string>
  warn(warning: SdkWarning): void
}

const wrong = (text: string) => new JwskError({ kind: 'configuration', message: `createClient: ${text}` })

function needed(options: ClientOptions, name: 'baseUrl' | 'clientId' | 'clientSecret'): string {
  // callers without types leave options out
  const value: unknown = options?.[name]
  if (value === undefined || value === null || value === '') throw wrong(`option "${name}" is missing`)
  if (typeof value !== 'string') throw wrong(`option "${name}" is not a string`)
  return value
}

function rootOf(baseUrl: string, apiPrefix: string): string {
  let url: URL
  try {
    url = new URL(baseUrl)
  } catch {
    throw wrong('option "baseUrl" is not an absolute URL')
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw wrong('option "baseUrl" is neither http nor https')
  if (url.username || url.password) throw wrong('option "baseUrl" holds credentials')
  if (url.search || url.hash) throw wrong('option "baseUrl" holds a query or a fragment')
  const slashes = /^\/+|\/+$/g
  const parts = [url.pathname, apiPrefix].map((part) => part.replace(slashes, '')).filter((part) => part !== '')
  return [url.origin, ...parts].join('/')
}

function positive(value: number | undefined, name: string, otherwise: number): number {
  if (value === undefined) return otherwise
  if (!(value > 0 && Number.isFinite(value))) throw wrong(`option "${name}" is not a positive number`)
  return value
}

/** Base64 of the UTF-8 bytes; `btoa` alone refuses anything beyond Latin-1. */
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const megabyte = 1024 * 1024

const headerName = /^[!#$%&'*+.^_`|~\w-]+$/

function header(value: string | undefined, name: string, otherwise: string): string {
  const chosen = value ?? otherwise
  if (!headerName.test(chosen)) throw wrong(`option "${name}" is not a header name`)
  return chosen
}

/** Most clients let everything out at once; the others load what holds back. */
function limiterOf(most: number | undefined): Limiter {
  if (most === undefined) return { run: (work) => work() }
  let limiter: Limiter | undefined
  return {
    async run(work, deadline) {
      const { createLimiter } = await deadline.race(import('./transport/limiter'))
      limiter ??= createLimiter(most)
      return limiter.run(work, deadline)
    },
  }
}

export function resolveOptions(options: ClientOptions): Settings {
  const baseUrl = needed(options, 'baseUrl')
  const clientId = needed(options, 'clientId')
  const clientSecret = needed(options, 'clientSecret')
  const { fetch: customFetch, profile = jwsk } = options
  // callers without types give its name
  if (!profile?.name) throw wrong('option "profile" is not a profile')
  return {
    root: rootOf(baseUrl, options.apiPrefix ?? profile.apiPrefix ?? '/api'),
    servicePrefix: options.servicePrefix ?? profile.servicePrefix ?? 'jwsk-',
    basic: `Basic ${base64(`${clientId}:${clientSecret}`)}`,
    tokenHeader: header(options.tokenHeader ?? profile.tokenHeader, 'tokenHeader', 'Blade-Auth'),
    tenantHeader: header(options.tenantHeader ?? profile.tenantHeader, 'tenantHeader', 'Tenant-Id'),
    tenantId: options.tenantId ?? profile.tenantId ?? '000000',
    tokenTime: positive(options.tokenTime ?? profile.tokenTime, 'tokenTime', 3000),
    timeout: positive(options.timeout, 'timeout', 60_000),
    answerLimit: positive(options.answerLimit, 'answerLimit', 32 * megabyte),
    fileLimit: positive(options.fileLimit, 'fileLimit', 512 * megabyte),
    store: options.tokenStore ?? createMemoryStore(),
    accountSwitch: options.accountSwitch ?? false,
    on401: options.on401 ?? profile.on401 ?? 'logout',
    // looked up at each call, so that what replaces the global later is used
    fetch: customFetch ?? ((input, init) => globalThis.fetch(input, init)),
    auth: authCalls(options, profile),
    exchange: options.exchange,
    seals: createSeals(options.crypto),
    limiter: limiterOf(options.concurrency === undefined ? undefined : positive(options.concurrency, 'concurrency', 1)),
    quota: createQuota(),
    middleware: options.middleware ?? [],
    profile,
    encodePassword: options.encodePassword ?? profile.encodePassword ?? ((password) => sha256(password)),
    warn: options.onWarning ?? (() => undefined),
  }
}
