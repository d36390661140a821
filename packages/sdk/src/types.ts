import type { JwskError } from './errors'
import type { InputOf, Operation, OutputOf, PagedOperation, RowOf } from './operation'
import type { DeploymentOptions, PasswordUse, Profile } from './profile'

/** Options of one call. */
export interface CallOptions {
  /** Ends the call with an `abort` error. */
  readonly signal?: AbortSignal
  /** Milliseconds for the whole call, retries included. */
  readonly timeout?: number
  /** How often a call that may be sent again is sent again after a network failure; 2 unless said. */
  readonly retry?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Names a write for whoever carries it out once only; a new name for each call unless said. */
  readonly idempotencyKey?: string
  /** Goes out even if the page is left meanwhile; for small input only. */
  readonly keepalive?: boolean
  /** Encrypts the token header, whatever the operation says. */
  readonly cryptoToken?: boolean
  /** Encrypts the payload and decrypts the answer, whatever the operation says. */
  readonly cryptoData?: boolean
}

export interface UploadOptions extends CallOptions {
  /** Told as bytes leave; `total` counts the whole body. */
  readonly onProgress?: (progress: { readonly sent: number; readonly total: number }) => void
}

/** A file as the platform answered it. */
export interface Download {
  readonly blob: Blob
  /** As `Content-Disposition` names it, fit to be saved; absent where it does not. */
  readonly filename?: string
}

export interface StreamedDownload {
  readonly stream: ReadableStream<Uint8Array>
  readonly filename?: string
  /** Bytes, where the server says. */
  readonly size?: number
}

/** A payload with what the transport saw of its answer. */
export interface RawResponse<Payload = unknown> {
  readonly payload: Payload
  readonly status: number
  readonly headers: Headers
}

/** A call as a middleware sees it: plain input, nothing serialised. */
export interface MiddlewareCall {
  readonly operation: Operation
  readonly input: unknown
  readonly options: CallOptions
}

/**
 * Stands around every call of a client, outside of retries, refresh and encryption. It may change the input or the
 * options that it hands on, the answer that it gives back, or throw; `next` may be called again.
 */
export type Middleware = (call: MiddlewareCall, next: (call: MiddlewareCall) => Promise<RawResponse>) => Promise<RawResponse>

/** The input may be left out where the operation needs none; what takes them is named `input`, for the compiler to say what is missing. */
export type CallArguments<O> =
  undefined extends InputOf<O> ? [input?: InputOf<O>, options?: CallOptions] : [input: InputOf<O>, options?: CallOptions]

type RequiredKey<Input> = { [Name in keyof Input]-?: object extends Pick<Input, Name> ? never : Name }[keyof Input]

/** What a call that was given no input says of it to the compiler. */
type WithoutInput<O> =
  undefined extends InputOf<O>
    ? unknown
    : // as a text, so that the compiler shows the names and not the type that finds them
      { readonly 'this call needs an input, which has': `${RequiredKey<InputOf<O>> & string}` }

/** What a call says to the compiler that is read page by page and answers with none. */
type Paged<O> = O extends PagedOperation ? unknown : { readonly 'this call answers with no pages: use call()': true }

/** Who is signed in, as the token answer and `oauth/user-info` tell it. */
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
  /** `detail.type`: `web`, `app`, or `wy` for property-management staff. */
  readonly userType: string
}

/** What the store holds: one record, written and removed as a whole. */
export interface StoredSession {
  /** Grows with every write; a smaller one is stale. */
  readonly generation: number
  readonly accessToken: string
  readonly refreshToken: string
  /** Wall clock at the write, in milliseconds. */
  readonly storedAt: number
  /** Seconds, where the server says. */
  readonly expiresIn?: number
  readonly user: SessionUser
  /** One per sign-in: a refresh keeps it, another sign-in does not. */
  readonly sessionId?: string
}

/** Where tokens lie: memory in Node, cookies in a browser, or the deployment's own. Reads are synchronous. */
export interface TokenStore {
  read(): StoredSession | undefined
  write(session: StoredSession): void
  clear(): void
  /** Calls back when another tab or process changed the record; returns how to stop. */
  subscribe?(changed: () => void): () => void
  /** Runs the work while no other tab that shares this store runs its own; waits for its turn, longer than a refresh takes, then runs it all the same. */
  withLock?<T>(work: () => Promise<T>): Promise<T>
}

/** Something that works, but not as it was meant to. */
export interface SdkWarning {
  /** `TOKEN_TOO_LARGE`, `STORE_UNAVAILABLE`: the session lives in memory only and ends with the page. */
  readonly code: 'TOKEN_TOO_LARGE' | 'STORE_UNAVAILABLE' | 'LISTENER_FAILED'
  readonly message: string
  readonly cause?: unknown
}

export interface SignInInput {
  readonly username: string
  /** In clear; only its hash is sent. */
  readonly password: string
  /** The client's `tenantId` unless said. */
  readonly tenantId?: string
  /** With it the grant is `captcha`, without it `password`. */
  readonly captcha?: { readonly key: string; readonly code: string }
  readonly deptId?: string
  readonly roleId?: string
  /** The `User-Type` header. */
  readonly userType?: string
}

export interface Captcha {
  readonly key: string
  /** A `data:` URL. */
  readonly image: string
}

/** Why a session ended: the user left, the platform refused it, or another tab signed out. */
export type SessionEndReason = 'signedOut' | 'expired' | 'elsewhere'

export interface SessionEvents {
  /** A sign-in or a refresh was stored; also when another tab did it. */
  readonly changed: (session: StoredSession) => void
  readonly ended: (why: SessionEndReason) => void
  readonly refreshFailed: (error: JwskError) => void
}

/** Who signs in by another way than name and password, and as whom. */
export interface GrantScope {
  /** The client's `tenantId` unless said. */
  readonly tenantId?: string
  readonly deptId?: string
  readonly roleId?: string
  /** The `User-Type` header; `wy` for every way but name and password unless said. */
  readonly userType?: string
}

/** One way to get tokens. A password is in clear; it is encoded before it is sent. */
export type Grant =
  | { readonly type: 'password'; readonly username: string; readonly password: string }
  | {
      readonly type: 'captcha'
      readonly username: string
      readonly password: string
      readonly captcha: { readonly key: string; readonly code: string }
    }
  /** After a third-party login came back with `code` and `state`. */
  | { readonly type: 'social'; readonly source: string; readonly code: string; readonly state: string }
  /** After a single sign-on came back: with the redirect address in one reading of the protocol, with `state` in the other. */
  | { readonly type: 'authorization_code'; readonly code: string; readonly redirectUri: string }
  | { readonly type: 'authorization_code'; readonly code: string; readonly state: string }
  | { readonly type: 'sms'; readonly phone: string; readonly code: string; readonly id?: string }
  | { readonly type: 'client_credentials' }

export interface Session {
  /** The stored session, or undefined when signed out. */
  current(): StoredSession | undefined
  captcha(options?: CallOptions): Promise<Captcha>
  /** Stores nothing unless the whole answer is in order. Throws `business` with the server's `error_description`. */
  signIn(input: SignInInput, options?: CallOptions): Promise<StoredSession>
  /** The same by any other grant: third-party login, single sign-on, a code on the phone, a service's own credentials. */
  signInWith(grant: Grant, scope?: GrantScope, options?: CallOptions): Promise<StoredSession>
  /**
   * Signs a service in: by its client credentials, or by name and password where the server offers no such grant. It is
   * signed in anew, once for all calls that wait, when its token is refused and cannot be refreshed.
   */
  signInAsService(account?: { readonly username: string; readonly password: string }): Promise<StoredSession>
  /** Ends the session here at once, then tells the server as best it can. Never throws. */
  signOut(): Promise<void>
  /** Ends the session here without a call. */
  end(why?: SessionEndReason): void
  /** A refresh now; shares one that is under way. Department and role stay unless overridden. */
  refresh(overrides?: { readonly deptId?: string; readonly roleId?: string }): Promise<StoredSession>
  /** Asks the server who is signed in and stores the answer. */
  userInfo(options?: CallOptions): Promise<SessionUser>
  on<Name extends keyof SessionEvents>(name: Name, listener: SessionEvents[Name]): () => void
}

export interface ClientOptions extends DeploymentOptions {
  /** Origin of the gateway, e.g. `https://gateway.example.com`; a page passes `location.origin`. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Which deployment it is, from `@jwsk/sdk/profiles`; the platform of the contracts unless said. Every name beside it goes before the profile's. */
  readonly profile?: Profile
  /** Milliseconds for a call; 60 000 unless said. */
  readonly timeout?: number
  /** Bytes of an answer, unpacked: a longer one is a `protocol` error as soon as it shows; 32 MiB unless said. */
  readonly maxResponseSize?: number
  /** The same of a file that `download` brings whole; 512 MiB unless said. `stream` has no limit. */
  readonly maxDownloadSize?: number
  /** Memory unless said. */
  readonly tokenStore?: TokenStore
  /** Whether `Dept-Id` and `Role-Id` are sent; off unless said. */
  readonly sendAccountHeaders?: boolean
  readonly fetch?: typeof globalThis.fetch
  /** Addresses of the sign-in flow, where a deployment has others; given like `/jwsk-auth/oauth/token`. */
  readonly paths?: { readonly token?: string; readonly captcha?: string; readonly logout?: string; readonly userInfo?: string }
  /** What stands for a password on the wire, in every `use` of one; as the profile says unless said. */
  readonly encodePassword?: (password: string, use: PasswordUse) => string | Promise<string>
  /** Takes the place of the token call as a whole; its answer may be in any shape that the platform family knows. */
  readonly exchangeToken?: TokenExchange
  /** AES keys, as the deployment configured them; asked for at first use. */
  readonly crypto?: { readonly dataKey?: string; readonly tokenKey?: string }
  /** How many calls may be under way; the sign-in flow does not count. No limit unless said. */
  readonly maxConcurrency?: number
  /** From the outermost to the innermost. */
  readonly middleware?: readonly Middleware[]
  /** Told of what works, but not as it was meant to. */
  readonly onWarning?: (warning: SdkWarning) => void
}

/** What an `exchange` is given to get tokens with; the password in the grant is encoded. */
export interface TokenExchangeContext {
  readonly grant: Grant | { readonly type: 'refresh_token'; readonly refreshToken: string }
  readonly scope: GrantScope & { readonly tenantId: string }
  /** Sends a call outside of any session: no token, no replay. */
  send(operation: Operation, input: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown>
}

export type TokenExchange = (context: TokenExchangeContext) => Promise<unknown>

/** One client: one deployment, one session. Nothing is shared between clients. */
export interface Client {
  /** Sends the operation and returns its payload. Throws a `JwskError`, nothing else. */
  call<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<OutputOf<O>>
  call<O extends Operation>(operation: O & WithoutInput<O>): Promise<OutputOf<O>>
  /** The same, with the status and the headers of the answer. */
  callRaw<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<RawResponse<OutputOf<O>>>
  /** A call with files, told of as it leaves. */
  upload<O extends Operation>(operation: O, input: InputOf<O>, options?: UploadOptions): Promise<OutputOf<O>>
  /** A file with its name. An error that comes as an envelope is thrown, never saved. */
  download<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<Download>
  /** The same while it still comes in; cancel the stream to stop it. */
  stream<O extends Operation>(operation: O, ...input: CallArguments<O>): Promise<StreamedDownload>
  /**
   * A request of one's own by the same transport: credentials where it goes to the configured gateway, refresh,
   * retries. The answer comes as it is, envelope and all; a network failure or a session that is over is thrown.
   * Of a profile it has the prefix, the headers and the secrets that are taken out; the path is the server's own, as only
   * an operation tells what stands in for it: use `call`, or `createRaw(client, operations)`.
   */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>
  /** Origin, path of the gateway and API prefix: what every path of a contract is appended to. */
  readonly apiUrl: string
  /** Every row of a paged operation, page by page; the next page is asked for when half of one is handed out. Safe when rows come and go meanwhile. */
  records<O extends Operation>(operation: O & Paged<O>, ...input: CallArguments<O>): AsyncIterableIterator<RowOf<O>>
  /** The same, page by page: the rows that no earlier page held, with the page's own total. */
  paginate<O extends Operation>(operation: O & Paged<O>, ...input: CallArguments<O>): AsyncIterableIterator<OutputOf<O>>
  readonly session: Session
  /** The deployment that the client talks to. */
  readonly profile: Profile
  /** Whether the deployment has the call, or another that stands in for it; what it lacks throws an `absent` error. */
  supports(operation: Operation): boolean
  /** What stands for a password in a call that takes one: `await client.encodePassword(password, 'change')`. */
  encodePassword(password: string, use: PasswordUse): Promise<string>
  /** Stops timers and listeners; calls in flight may still settle. */
  dispose(): void
}
