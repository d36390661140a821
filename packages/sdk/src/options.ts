import { type CipherCache, createCipherCache } from './crypto/cipher-cache'
import { sha256 } from './crypto/sha256'
import { JwskError } from './errors'
import { assertKnownOptions, clientOptionNames } from './known-options'
import { type CryptoOptions, type DeploymentOptions, jwsk, type PasswordUse, type Profile } from './profile'
import { type AuthOperations, createAuthOperations } from './session/auth-operations'
import { createMemoryStore } from './session/memory-store'
import type { TokenStore } from './session-types'
import { buildRequest, type Call } from './transport/build-request'
import { type EnvelopeRules, resolveEnvelope } from './transport/decode-success'
import type { Limiter } from './transport/limiter'
import { createRetryBudget, type RetryBudget, type RetryRules, resolveRetry } from './transport/retry'
import { resolveAddress, type UrlBase } from './transport/serialize'
import type { ClientOptions, Middleware, SdkWarning, TokenExchange } from './types'

/** Options of a client after validation and defaults. */
export interface ResolvedOptions {
  readonly apiUrl: string
  readonly servicePrefix: string
  readonly servicePaths: DeploymentOptions['servicePaths']
  /** Value of `Authorization` from constant credentials; `undefined` if there are none or they change. */
  readonly basic: string | undefined
  /** Builds a request to the gateway. */
  readonly buildRequest: typeof buildRequest
  readonly tokenHeader: string
  readonly tenantHeader: string
  readonly tenantId: string
  readonly tokenTime: number
  readonly timeout: number
  readonly maxResponseSize: number
  readonly maxDownloadSize: number
  readonly store: TokenStore
  readonly sendAccountHeaders: boolean
  readonly on401: 'refresh' | 'probe' | 'end'
  readonly envelope: EnvelopeRules
  readonly fetch: typeof globalThis.fetch
  readonly authOperations: AuthOperations
  readonly exchangeToken: TokenExchange | undefined
  readonly crypto: CryptoOptions
  readonly ciphers: CipherCache
  /** Marks the calls that the option `crypto.calls` encrypts; absent without it. */
  readonly markEncrypted: ((call: Call) => Promise<Call>) | undefined
  readonly limiter: Limiter
  readonly retryBudget: RetryBudget
  readonly retry: RetryRules
  readonly middleware: readonly Middleware[]
  readonly profile: Profile
  encodePassword(password: string, use: PasswordUse): string | Promise<string>
  warn(warning: SdkWarning): void
}

const invalidOptionError = (text: string) => new JwskError({ kind: 'configuration', message: `createClient: ${text}` })

function assertOption(options: ClientOptions, name: 'baseUrl' | 'clientId' | 'clientSecret'): void {
  // callers without types may omit options
  const value: unknown = options?.[name]
  if (value === undefined || value === null || value === '') throw invalidOptionError(`option "${name}" is missing`)
  if (typeof value !== 'string' && (name === 'baseUrl' || typeof value !== 'function'))
    throw invalidOptionError(`option "${name}" is not a string`)
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

/** Returns the value of a Basic header. */
const toBasic = (name: string, password: string) => `Basic ${toBase64(`${name}:${password}`)}`

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

/** Returns the value of `Authorization`, and the builder of requests, whose code for headers is loaded only if an option needs it. */
function resolveCredentials(options: ClientOptions, profile: Profile): Pick<ResolvedOptions, 'basic' | 'buildRequest'> {
  const { clientId, clientSecret } = options
  if ((clientId ?? clientSecret) !== undefined) for (const name of ['clientId', 'clientSecret'] as const) assertOption(options, name)
  const isConstant = typeof clientId === 'string' && typeof clientSecret === 'string'
  return {
    basic: isConstant ? toBasic(clientId, clientSecret) : undefined,
    buildRequest:
      options.headers || profile.headers || options.auth || options.apiKey || options.signing || (clientId && !isConstant)
        ? async (...request) =>
            (await import('./transport/client-headers')).buildClientRequest(options, { buildRequest, toBasic, profile }, request)
        : buildRequest,
  }
}

/** Returns the keys of a client, and the marker of the calls that use them, whose code is loaded only if there are such calls. */
function resolveCrypto(
  crypto: CryptoOptions,
  base: Omit<UrlBase, 'apiUrl'>,
): Pick<ResolvedOptions, 'crypto' | 'ciphers' | 'markEncrypted'> {
  return {
    crypto,
    ciphers: createCipherCache(crypto),
    markEncrypted: crypto.calls?.length
      ? async (call) =>
          (await import('./transport/encrypted-calls')).markEncrypted(call, crypto, resolveAddress(call.operation, { ...base, apiUrl: '' }))
      : undefined,
  }
}

export function resolveOptions(options: ClientOptions): ResolvedOptions {
  assertKnownOptions('createClient', options ?? {}, clientOptionNames)
  assertOption(options, 'baseUrl')
  const { baseUrl, fetch: customFetch, profile = jwsk } = options
  // callers without types may pass the profile's name
  if (!profile?.name) throw invalidOptionError('option "profile" is not a profile')
  const base = {
    servicePrefix: options.servicePrefix ?? profile.servicePrefix ?? 'jwsk-',
    servicePaths: { ...profile.servicePaths, ...options.servicePaths },
  }
  return {
    apiUrl: resolveApiUrl(baseUrl, options.apiPrefix ?? profile.apiPrefix ?? '/api'),
    ...base,
    ...resolveCredentials(options, profile),
    tokenHeader: requireHeaderName(options.tokenHeader ?? profile.tokenHeader, 'tokenHeader', 'Blade-Auth'),
    tenantHeader: requireHeaderName(options.tenantHeader ?? profile.tenantHeader, 'tenantHeader', 'Tenant-Id'),
    tenantId: options.tenantId ?? profile.tenantId ?? '000000',
    tokenTime: requirePositive(options.tokenTime ?? profile.tokenTime, 'tokenTime', 3000),
    timeout: requirePositive(options.timeout, 'timeout', 60_000),
    maxResponseSize: requirePositive(options.maxResponseSize, 'maxResponseSize', 32 * megabyte),
    maxDownloadSize: requirePositive(options.maxDownloadSize, 'maxDownloadSize', 512 * megabyte),
    store: options.tokenStore ?? createMemoryStore(),
    sendAccountHeaders: options.sendAccountHeaders ?? false,
    on401: options.on401 ?? profile.on401 ?? 'refresh',
    envelope: resolveEnvelope({ ...profile.envelope, ...options.envelope }),
    // resolved at each call, so that a later replacement of the global is used
    fetch: customFetch ?? ((input, init) => globalThis.fetch(input, init)),
    authOperations: createAuthOperations(options, profile),
    exchangeToken: options.exchangeToken,
    ...resolveCrypto({ ...profile.crypto, ...options.crypto }, base),
    limiter: toLimiter(options.maxConcurrency === undefined ? undefined : requirePositive(options.maxConcurrency, 'maxConcurrency', 1)),
    retryBudget: createRetryBudget(),
    retry: resolveRetry(options.retry),
    middleware: options.middleware ?? [],
    profile,
    encodePassword: options.encodePassword ?? profile.encodePassword ?? ((password) => sha256(password)),
    warn: options.onWarning ?? (() => undefined),
  }
}
