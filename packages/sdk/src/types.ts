import type { CallOptions, RawResponse } from './call-options'
import type { InputOf, Operation, OutputOf, PagedOperation, RowOf } from './operation'
import type { DeploymentOptions, PasswordUse, Profile } from './profile'
import type { Grant, GrantScope, Session, TokenStore } from './session-types'

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

/** Event of a stream; see {@link EventStream}. */
export interface ServerSentEvent<Data = unknown> {
  /** Type of the event. Defaults to `message`. */
  readonly event: string
  /** Parsed JSON, or text that is none, e.g. `[DONE]`. */
  readonly data: Data
  /** Last id that the server sent; to resume, send it as the header `last-event-id`. */
  readonly id?: string
}

/** Output of an operation with `responseType: 'events'`: its events, as they arrive. */
export type EventStream<Data = unknown> = AsyncIterableIterator<ServerSentEvent<Data>>

/** Call as a middleware receives it: plain input, not serialized. */
export interface MiddlewareCall {
  readonly operation: Operation
  readonly input: unknown
  readonly options: CallOptions
}

/**
 * Function that wraps every call of a client, outside of retries, refresh and encryption. It may change the input, the
 * options or the response, or throw; it may call `next` several times. Calls of the session (sign-in, captcha, refresh,
 * sign-out, user info) are not wrapped: the option `headers` adds to them, the option `fetch` sees them.
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

/** Compiler message for events of an operation that has none. */
type Streamed<O> =
  OutputOf<O> extends AsyncIterable<ServerSentEvent> ? unknown : { readonly 'this call answers with no events: use call()': true }

/** Compiler message for a download by an operation that answers with no file. */
type Filed<O> = OutputOf<O> extends Blob ? unknown : { readonly 'this call answers with no file: use call()': true }

/** Warning about something that works, but not as intended. */
export interface SdkWarning {
  /** Code of the warning. After `TOKEN_TOO_LARGE` and `STORE_UNAVAILABLE` the session is only in memory and ends with the page. */
  readonly code: 'TOKEN_TOO_LARGE' | 'STORE_UNAVAILABLE' | 'LISTENER_FAILED'
  readonly message: string
  readonly cause?: unknown
}

/** Credentials of a client as OpenAPI names them; functions are called for each request. */
export type ClientAuth =
  | { readonly type: 'bearer'; readonly token: string | (() => string | Promise<string>) }
  | { readonly type: 'basic'; readonly username: string; readonly password: string | (() => string | Promise<string>) }
  | {
      readonly type: 'apiKey'
      readonly name: string
      /** Defaults to `header`. */
      readonly in?: 'header' | 'query'
      readonly value: string | (() => string | Promise<string>)
    }

/** Key by which a service signs its requests. */
export interface SigningOptions {
  /** Id of the API key, sent with each request. */
  readonly keyId: string
  /** API key; signs, and is never sent. A function is called for each request. */
  readonly secret: string | (() => string | Promise<string>)
  /** Milliseconds by which the server's clock is ahead of this one. Defaults to 0. */
  readonly clockOffset?: number
}

/** Retries after a network failure, or a response 429, 502, 503 or 504. All calls share a budget that ends them in an outage. */
export interface RetryOptions {
  /** Maximum number of retries of a call, overridden by its option `retry`. Defaults to 2. */
  readonly limit?: number
  /** Methods whose calls are retried; `idempotent` of an operation takes precedence. Defaults to `['GET', 'HEAD', 'OPTIONS']`. */
  readonly methods?: readonly Operation['method'][]
  /**
   * Returns the milliseconds to wait before a retry, whose number begins at 0; `Retry-After` of a response takes
   * precedence. Defaults to an exponential backoff of 200 ms to 8 s with jitter.
   */
  readonly backoff?: (retry: number) => number
}

export interface ClientOptions extends DeploymentOptions {
  /** Origin of the gateway, e.g. `https://gateway.example.com`; a page passes `location.origin`. */
  readonly baseUrl: string
  /** Credentials of the client for its Basic header; functions are called for each request. Without both, none is sent. */
  readonly clientId?: string | (() => string | Promise<string>)
  readonly clientSecret?: string | (() => string | Promise<string>)
  /**
   * Headers of every request to the gateway: sign-in, captcha, refresh, sign-out and each retry included. A function is
   * called for each request. Headers of a call take precedence; `Authorization` is set by `auth` alone.
   */
  readonly headers?:
    | Readonly<Record<string, string>>
    | ((operation: Operation) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>)
  /** Credentials that a description asks for; sent in addition to the session's token to each call that takes one. */
  readonly auth?: ClientAuth
  /**
   * API key of a service, sent as `X-Api-Key` in place of a token: such a client has no session, and a rejected key is an
   * `unauthorized` error. For another header use `auth`. A function is called for each request. The header is a proposal:
   * the platform has published none.
   */
  readonly apiKey?: string | (() => string | Promise<string>)
  /**
   * Signs each request of a service with HMAC-SHA256 instead of sending the key: method, path, query, body, timestamp and
   * nonce, see `createSignature` of `@jwsk/sdk/signing`. Such a client has no session. The form is a proposal: the
   * platform has published none.
   */
  readonly signing?: SigningOptions
  /**
   * Profile of the deployment, from `@jwsk/sdk/profiles`. Options of the client take precedence over the profile's.
   * Defaults to the platform of the contracts.
   */
  readonly profile?: Profile
  /** Timeout of a call in milliseconds, retries included. Defaults to 60 000. */
  readonly timeout?: number
  /** Retries of calls after a network failure. */
  readonly retry?: RetryOptions
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
  download<O extends Operation>(operation: O & Filed<O>, ...input: CallArguments<O>): Promise<Download>
  /** Downloads a file as a stream; cancel the stream to abort. */
  stream<O extends Operation>(operation: O & Filed<O>, ...input: CallArguments<O>): Promise<StreamedDownload>
  /**
   * Iterates over the events of a `text/event-stream`, without limits of time and total size. A break of the connection
   * throws `network`; leave the loop or abort the signal to close it.
   */
  events<O extends Operation>(operation: O & Streamed<O>, ...input: CallArguments<O>): OutputOf<O>
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
