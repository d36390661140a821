import { type CipherCache, createCipherCache } from './crypto/cipher-cache'
import { sha256 } from './crypto/sha256'
import { JwskError } from './errors'
import { jwsk, type PasswordUse, type Profile } from './profile'
import { type AuthOperations, createAuthOperations } from './session/auth-operations'
import { createMemoryStore } from './session/memory-store'
import type { Limiter } from './transport/limiter'
import { createRetryBudget, type RetryBudget } from './transport/retry'
import type { ClientOptions, Middleware, SdkWarning, TokenExchange, TokenStore } from './types'

/** Options of a client after validation and defaults. */
export interface ResolvedOptions {
  readonly apiUrl: string
  readonly servicePrefix: string
  readonly basic: string
  readonly tokenHeader: string
  readonly tenantHeader: string
  readonly tenantId: string
  readonly tokenTime: number
  readonly timeout: number
  readonly maxResponseSize: number
  readonly maxDownloadSize: number
  readonly store: TokenStore
  readonly sendAccountHeaders: boolean
  readonly on401: 'logout' | 'probe'
  readonly fetch: typeof globalThis.fetch
  readonly authOperations: AuthOperations
  readonly exchangeToken: TokenExchange | undefined
  readonly ciphers: CipherCache
  readonly limiter: Limiter
  readonly retryBudget: RetryBudget
  readonly middleware: readonly Middleware[]
  readonly profile: Profile
  encodePassword(password: string, use: PasswordUse): string | Promise<string>
  warn(warning: SdkWarning): void
}

const invalidOptionError = (text: string) => new JwskError({ kind: 'configuration', message: `createClient: ${text}` })

function requireOption(options: ClientOptions, name: 'baseUrl' | 'clientId' | 'clientSecret'): string {
  // callers without types may omit options
  const value: unknown = options?.[name]
  if (value === undefined || value === null || value === '') throw invalidOptionError(`option "${name}" is missing`)
  if (typeof value !== 'string') throw invalidOptionError(`option "${name}" is not a string`)
  return value
}

function resolveApiUrl(baseUrl: string, apiPrefix: string): string {
  let url: URL
  try {
    url = new URL(baseUrl)
  } catch {
    throw invalidOptionError('option "baseUrl" is not an absolute URL')
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw invalidOptionError('option "baseUrl" is neither http nor https')
  if (url.username || url.password) throw invalidOptionError('option "baseUrl" holds credentials')
  if (url.search || url.hash) throw invalidOptionError('option "baseUrl" holds a query or a fragment')
  const slashes = /^\/+|\/+$/g
  const parts = [url.pathname, apiPrefix].map((part) => part.replace(slashes, '')).filter((part) => part !== '')
  return [url.origin, ...parts].join('/')
}

function requirePositive(value: number | undefined, name: string, fallback: number): number {
  if (value === undefined) return fallback
  if (!(value > 0 && Number.isFinite(value))) throw invalidOptionError(`option "${name}" is not a positive number`)
  return value
}

/** Encodes text as base64 of its UTF-8 bytes, because `btoa` accepts only Latin-1. */
const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const megabyte = 1024 * 1024

const headerName = /^[!#$%&'*+.^_`|~\w-]+$/

function requireHeaderName(value: string | undefined, name: string, fallback: string): string {
  const header = value ?? fallback
  if (!headerName.test(header)) throw invalidOptionError(`option "${name}" is not a header name`)
  return header
}

/** Creates the limiter; its code is loaded only if concurrency is limited. */
function toLimiter(maxConcurrency: number | undefined): Limiter {
  if (maxConcurrency === undefined) return { run: (work) => work() }
  let limiter: Limiter | undefined
  return {
    async run(work, deadline) {
      const { createLimiter } = await deadline.race(import('./transport/limiter'))
      limiter ??= createLimiter(maxConcurrency)
      return limiter.run(work, deadline)
    },
  }
}

export function resolveOptions(options: ClientOptions): ResolvedOptions {
  const baseUrl = requireOption(options, 'baseUrl')
  const clientId = requireOption(options, 'clientId')
  const clientSecret = requireOption(options, 'clientSecret')
  const { fetch: customFetch, profile = jwsk } = options
  // callers without types may pass the profile's name
  if (!profile?.name) throw invalidOptionError('option "profile" is not a profile')
  return {
    apiUrl: resolveApiUrl(baseUrl, options.apiPrefix ?? profile.apiPrefix ?? '/api'),
    servicePrefix: options.servicePrefix ?? profile.servicePrefix ?? 'jwsk-',
    basic: `Basic ${toBase64(`${clientId}:${clientSecret}`)}`,
    tokenHeader: requireHeaderName(options.tokenHeader ?? profile.tokenHeader, 'tokenHeader', 'Blade-Auth'),
    tenantHeader: requireHeaderName(options.tenantHeader ?? profile.tenantHeader, 'tenantHeader', 'Tenant-Id'),
    tenantId: options.tenantId ?? profile.tenantId ?? '000000',
    tokenTime: requirePositive(options.tokenTime ?? profile.tokenTime, 'tokenTime', 3000),
    timeout: requirePositive(options.timeout, 'timeout', 60_000),
    maxResponseSize: requirePositive(options.maxResponseSize, 'maxResponseSize', 32 * megabyte),
    maxDownloadSize: requirePositive(options.maxDownloadSize, 'maxDownloadSize', 512 * megabyte),
    store: options.tokenStore ?? createMemoryStore(),
    sendAccountHeaders: options.sendAccountHeaders ?? false,
    on401: options.on401 ?? profile.on401 ?? 'logout',
    // resolved at each call, so that a later replacement of the global is used
    fetch: customFetch ?? ((input, init) => globalThis.fetch(input, init)),
    authOperations: createAuthOperations(options, profile),
    exchangeToken: options.exchangeToken,
    ciphers: createCipherCache(options.crypto),
    limiter: toLimiter(options.maxConcurrency === undefined ? undefined : requirePositive(options.maxConcurrency, 'maxConcurrency', 1)),
    retryBudget: createRetryBudget(),
    middleware: options.middleware ?? [],
    profile,
    encodePassword: options.encodePassword ?? profile.encodePassword ?? ((password) => sha256(password)),
    warn: options.onWarning ?? (() => undefined),
  }
}
