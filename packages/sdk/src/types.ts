import type { JwskError } from './errors'
import type { InputOf, Operation, OutputOf, PagedOperation, RowOf } from './operation'
import type { DeploymentOptions, PasswordUse, Profile } from './profile'

/** Options of one call. */
export interface CallOptions {
  /** Signal that aborts the call with an `abort` error. */
  readonly signal?: AbortSignal
  /** Timeout of the call in milliseconds, retries included. */
  readonly timeout?: number
  /** Maximum number of retries of a retryable call after a network failure. Defaults to 2. */
  readonly retry?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency key of a write, for servers that execute each key once. Defaults to a new key for each call. */
  readonly idempotencyKey?: string
  /** Whether the request outlives the page; for small input only. */
  readonly keepalive?: boolean
  /** Whether the token header is encrypted; takes precedence over the operation. */
  readonly cryptoToken?: boolean
  /** Whether the payload is encrypted and the response decrypted; takes precedence over the operation. */
  readonly cryptoData?: boolean
}

export interface UploadOptions extends CallOptions {
  /** Called with the number of sent bytes; `total` is the size of the whole body. */
  readonly onProgress?: (progress: { readonly sent: number; readonly total: number }) => void
}

/** Downloaded file. */
export interface Download {
  readonly blob: Blob
  /** Safe file name from `Content-Disposition`; absent without that header. */
  readonly filename?: string
}

export interface StreamedDownload {
  readonly stream: ReadableStream<Uint8Array>
  readonly filename?: string
  /** Size in bytes, if the server declares it. */
  readonly size?: number
}

/** Payload with status and headers of its response. */
export interface RawResponse<Payload = unknown> {
  readonly payload: Payload
  readonly status: number
  readonly headers: Headers
}

/** Call as a middleware receives it: plain input, not serialized. */
export interface MiddlewareCall {
  readonly operation: Operation
  readonly input: unknown
  readonly options: CallOptions
}

/**
 * Function that wraps every call of a client, outside of retries, refresh and encryption. It may change the input, the
 * options or the response, or throw; it may call `next` several times.
 */
export type Middleware = (call: MiddlewareCall, next: (call: MiddlewareCall) => Promise<RawResponse>) => Promise<RawResponse>

/**
 * Arguments of a call; the input is optional if the operation requires none. The tuple element is named `input`, so
 * that compiler errors mention it.
 */
export type CallArguments<O> =
  undefined extends InputOf<O> ? [input?: InputOf<O>, options?: CallOptions] : [input: InputOf<O>, options?: CallOptions]

type RequiredKey<Input> = { [Name in keyof Input]-?: object extends Pick<Input, Name> ? never : Name }[keyof Input]

/** Compiler message for a call without its required input. */
type WithoutInput<O> =
  undefined extends InputOf<O>
    ? unknown
    : // a text, so that the compiler shows the names instead of the type that computes them
      { readonly 'this call needs an input, which has': `${RequiredKey<InputOf<O>> & string}` }

/** Compiler message for pagination over an operation that has no pages. */
type Paged<O> = O extends PagedOperation ? unknown : { readonly 'this call answers with no pages: use call()': true }

/** Signed-in user, from the token response and `oauth/user-info`. */
export interface SessionUser {
  readonly userId: string
  readonly tenantId: string
  readonly account: string
  readonly realName: string
  readonly nickName: string
  readonly avatar: string
  readonly deptId: string
  readonly roleId: string
  readonly oauthId: string
  /** Role aliases. */
  readonly roles: readonly string[]
  /** User type from `detail.type`: `web`, `app`, or `wy` for property-management staff. */
  readonly userType: string
}

/** Session in the token store: one record, written and removed as a whole. */
export interface StoredSession {
  /** Version that grows with every write; a smaller one is stale. */
  readonly generation: number
  readonly accessToken: string
  readonly refreshToken: string
  /** Wall clock at the time of the write, in milliseconds. */
  readonly storedAt: number
  /** Lifetime of the access token in seconds, if the server declares it. */
  readonly expiresIn?: number
  readonly user: SessionUser
  /** Unique per sign-in: unchanged by a refresh, new with another sign-in. */
  readonly sessionId?: string
}

/** Store of the tokens: memory in Node, cookies in a browser, or a custom one. Reads are synchronous. */
export interface TokenStore {
  read(): StoredSession | undefined
  write(session: StoredSession): void
  clear(): void
  /** Subscribes to changes by other tabs or processes; returns a function that unsubscribes. */
  subscribe?(changed: () => void): () => void
  /**
   * Runs the work while no other tab of this store runs its own; waits for the lock longer than a refresh takes, then
   * runs the work without it.
   */
  withLock?<T>(work: () => Promise<T>): Promise<T>
}

/** Warning about something that works, but not as intended. */
export interface SdkWarning {
  /** Code of the warning. After `TOKEN_TOO_LARGE` and `STORE_UNAVAILABLE` the session is only in memory and ends with the page. */
  readonly code: 'TOKEN_TOO_LARGE' | 'STORE_UNAVAILABLE' | 'LISTENER_FAILED'
  readonly message: string
  readonly cause?: unknown
}

export interface SignInInput {
  readonly username: string
  /** Plain-text password; only its hash is sent. */
  readonly password: string
  /** Tenant to sign in to. Defaults to the client's `tenantId`. */
  readonly tenantId?: string
  /** Solved captcha; with it the grant is `captcha`, without it `password`. */
  readonly captcha?: { readonly key: string; readonly code: string }
  readonly deptId?: string
  readonly roleId?: string
  /** Value of the `User-Type` header. */
  readonly userType?: string
}

export interface Captcha {
  readonly key: string
  /** Image as a `data:` URL. */
  readonly image: string
}

/** Reason why a session ended: the user signed out, the platform rejected it, or another tab signed out. */
export type SessionEndReason = 'signedOut' | 'expired' | 'elsewhere'

export interface SessionEvents {
  /** Raised after a sign-in or a refresh was stored, by this tab or another. */
  readonly changed: (session: StoredSession) => void
  readonly ended: (why: SessionEndReason) => void
  readonly refreshFailed: (error: JwskError) => void
}

/** Tenant, department, role and user type of a sign-in by a grant. */
export interface GrantScope {
  /** Tenant to sign in to. Defaults to the client's `tenantId`. */
  readonly tenantId?: string
  readonly deptId?: string
  readonly roleId?: string
  /** Value of the `User-Type` header. Defaults to `wy` for every grant except `password` and `captcha`. */
  readonly userType?: string
}

/** Grant to get tokens with. Passwords are in plain text; they are encoded before they are sent. */
export type Grant =
  | { readonly type: 'password'; readonly username: string; readonly password: string }
  | {
      readonly type: 'captcha'
      readonly username: string
      readonly password: string
      readonly captcha: { readonly key: string; readonly code: string }
    }
  /** Third-party login, after its callback with `code` and `state`. */
  | { readonly type: 'social'; readonly source: string; readonly code: string; readonly state: string }
  /** Single sign-on, after its callback: with the redirect URI or with `state`, depending on the server's OAuth variant. */
  | { readonly type: 'authorization_code'; readonly code: string; readonly redirectUri: string }
  | { readonly type: 'authorization_code'; readonly code: string; readonly state: string }
  | { readonly type: 'sms'; readonly phone: string; readonly code: string; readonly id?: string }
  | { readonly type: 'client_credentials' }

export interface Session {
  /** Returns the stored session; `undefined` when signed out. */
  current(): StoredSession | undefined
  captcha(options?: CallOptions): Promise<Captcha>
  /**
   * Signs in with name and password. Stores nothing unless the whole response is valid. Throws `business` with the
   * server's `error_description`.
   */
  signIn(input: SignInInput, options?: CallOptions): Promise<StoredSession>
  /** Signs in with any grant: third-party login, single sign-on, SMS code, client credentials. */
  signInWith(grant: Grant, scope?: GrantScope, options?: CallOptions): Promise<StoredSession>
  /**
   * Signs in a service: with its client credentials, or with name and password if the server does not support that
   * grant. If its token is rejected and cannot be refreshed, reauthenticates once for all waiting calls.
   */
  signInAsService(account?: { readonly username: string; readonly password: string }): Promise<StoredSession>
  /** Ends the session locally at once, then notifies the server (best effort). Never throws. */
  signOut(): Promise<void>
  /** Ends the session locally, without a call. */
  end(why?: SessionEndReason): void
  /** Refreshes the tokens now, or joins the refresh in flight. Department and role are unchanged unless overridden. */
  refresh(overrides?: { readonly deptId?: string; readonly roleId?: string }): Promise<StoredSession>
  /** Fetches the signed-in user and stores the response. */
  userInfo(options?: CallOptions): Promise<SessionUser>
  on<Name extends keyof SessionEvents>(name: Name, listener: SessionEvents[Name]): () => void
}

export interface ClientOptions extends DeploymentOptions {
  /** Origin of the gateway, e.g. `https://gateway.example.com`; a page passes `location.origin`. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /**
   * Profile of the deployment, from `@jwsk/sdk/profiles`. Options of the client take precedence over the profile's.
   * Defaults to the platform of the contracts.
   */
  readonly profile?: Profile
  /** Timeout of a call in milliseconds, retries included. Defaults to 60 000. */
  readonly timeout?: number
  /** Maximum decompressed size of a response in bytes; a larger one is aborted with a `protocol` error. Defaults to 32 MiB. */
  readonly maxResponseSize?: number
  /** Maximum size of a file for `download` in bytes; `stream` has no limit. Defaults to 512 MiB. */
  readonly maxDownloadSize?: number
  /** Store of the session. Defaults to memory. */
  readonly tokenStore?: TokenStore
  /** Whether `Dept-Id` and `Role-Id` are sent. Defaults to `false`. */
  readonly sendAccountHeaders?: boolean
  readonly fetch?: typeof globalThis.fetch
  /** Paths of the sign-in flow that differ in this deployment, e.g. `/jwsk-auth/oauth/token`. */
  readonly paths?: { readonly token?: string; readonly captcha?: string; readonly logout?: string; readonly userInfo?: string }
  /** Encodes a password for the wire, for every `use`. Defaults to the profile's encoding. */
  readonly encodePassword?: (password: string, use: PasswordUse) => string | Promise<string>
  /** Replaces the whole token call; its response may have any shape known in the platform family. */
  readonly exchangeToken?: TokenExchange
  /** AES keys of the deployment; required at first use. */
  readonly crypto?: { readonly dataKey?: string; readonly tokenKey?: string }
  /** Maximum number of concurrent calls, the sign-in flow excluded. Defaults to no limit. */
  readonly maxConcurrency?: number
  /** Middleware, outermost first. */
  readonly middleware?: readonly Middleware[]
  /** Called with warnings about what works, but not as intended. */
  readonly onWarning?: (warning: SdkWarning) => void
}

/** Context of an `exchangeToken` function; the password in the grant is already encoded. */
export interface TokenExchangeContext {
  readonly grant: Grant | { readonly type: 'refresh_token'; readonly refreshToken: string }
  readonly scope: GrantScope & { readonly tenantId: string }
  /** Sends a call outside of any session: no token, no replay. */
  send(operation: Operation, input: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown>
}

export type TokenExchange = (context: TokenExchangeContext) => Promise<unknown>

/** Client of one deployment, with one session. Clients share no state. */
export interface Client {
  /** Sends the operation and returns its payload. Throws only {@link JwskError}. */
  call<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<OutputOf<O>>
  call<O extends Operation>(operation: O & WithoutInput<O>): Promise<OutputOf<O>>
  /** Sends the operation and returns its payload with status and headers of the response. */
  callRaw<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<RawResponse<OutputOf<O>>>
  /** Sends a call with files and reports its progress. */
  upload<O extends Operation>(operation: O, input: InputOf<O>, options?: UploadOptions): Promise<OutputOf<O>>
  /** Downloads a file with its name. An error envelope is thrown, never saved. */
  download<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<Download>
  /** Downloads a file as a stream; cancel the stream to abort. */
  stream<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<StreamedDownload>
  /**
   * Sends a custom request over the same transport: with credentials if it goes to the configured gateway, refresh and
   * retries. The response is returned unchanged, envelope included; a network failure or an ended session is thrown.
   * Of a profile, only prefix, headers and redaction apply; the path is the server's own, because only an operation
   * identifies its replacement: use `call`, or `createRaw(client, operations)`.
   */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>
  /** Origin, path of the gateway and API prefix; paths of the contracts are appended to it. */
  readonly apiUrl: string
  /**
   * Iterates over every row of a paged operation; prefetches the next page when half of the current one is consumed.
   * Safe against concurrent inserts and deletes.
   */
  records<O extends Operation>(operation: O & Paged<O>, ...input: CallArguments<O>): AsyncIterableIterator<RowOf<O>>
  /** Iterates over pages: the rows that no earlier page contained, with the page's own total. */
  paginate<O extends Operation>(operation: O & Paged<O>, ...input: CallArguments<O>): AsyncIterableIterator<OutputOf<O>>
  readonly session: Session
  /** Profile of the deployment. */
  readonly profile: Profile
  /** Whether the deployment supports the call, or a replacement of it; an unsupported call throws an `absent` error. */
  supports(operation: Operation): boolean
  /** Encodes a password for a call that takes one: `await client.encodePassword(password, 'change')`. */
  encodePassword(password: string, use: PasswordUse): Promise<string>
  /** Stops timers and listeners; calls in flight may still settle. */
  dispose(): void
}
