import type { Operation } from './operation'

/** Kind of an error; the guards below test it. */
export type ErrorKind =
  | 'business' // rejected by the platform: a code other than 200, with the platform's message
  | 'unauthorized' // code or status 401: no session, or one that cannot be refreshed
  | 'forbidden' // code or status 403, or a 401 although the session is alive
  | 'network' // no response, or a proxy's 502, 503, 504
  | 'timeout'
  | 'abort' // aborted by the caller's signal
  | 'protocol' // a response that violates the contract: HTML, truncated JSON, no envelope
  | 'decrypt'
  | 'absent' // the deployment does not support the call or grant; nothing was sent
  | 'configuration' // an option is missing or invalid; thrown before anything is sent

export interface JwskErrorOptions<Kind extends ErrorKind = ErrorKind> {
  readonly kind: Kind
  readonly message: string
  /** Id of the operation; absent for configuration errors. */
  readonly operation?: string | undefined
  /** HTTP status, if there was a response. */
  readonly status?: number | undefined
  /** Code of the envelope, else the HTTP status; text only for a code that is no integer, such as `A0400`. */
  readonly code?: number | string | undefined
  /** Whether a retry of the same call may succeed. */
  readonly retryable?: boolean | undefined
  /** `unknown` for a write that may have been executed: check before you send it again. */
  readonly outcome?: 'unknown' | undefined
  readonly requestId?: string | undefined
  /** Body of the response that rejected the call: parsed JSON, else text. */
  readonly body?: unknown
  readonly cause?: unknown
}

const brand = Symbol.for('jwsk.error')

/** Error of one kind; {@link JwskError} is any of them. */
export interface JwskErrorOf<Kind extends ErrorKind, Body = unknown> extends Error, Omit<JwskErrorOptions<Kind>, 'message' | 'cause'> {
  readonly retryable: boolean
  /** Body of the response that rejected the call: parsed JSON, else text. Not enumerable, so that logs omit it. */
  readonly body: Body | undefined
  toJSON(): object
}

/**
 * Error of the SDK, a union by `kind`, so that `switch (error.kind)` is exhaustive. Test it with the guards
 * (`isBusinessError(error)` …), which work across copies of the package and realms; `instanceof` does not. Message,
 * JSON and stack never contain a token, a password or a query value.
 */
export type JwskError = { [Kind in ErrorKind]: JwskErrorOf<Kind> }[ErrorKind]

class SdkError extends Error implements JwskErrorOf<ErrorKind> {
  readonly kind: ErrorKind
  readonly operation: string | undefined
  readonly status: number | undefined
  readonly code: number | string | undefined
  readonly retryable: boolean
  readonly outcome: 'unknown' | undefined
  readonly requestId: string | undefined
  declare readonly body: unknown

  constructor(options: JwskErrorOptions) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'JwskError'
    this.kind = options.kind
    this.operation = options.operation
    this.status = options.status
    this.code = options.code
    this.retryable = options.retryable ?? false
    this.outcome = options.outcome
    this.requestId = options.requestId
    Object.defineProperties(this, { [brand]: { value: true }, body: { value: options.body } })
  }

  toJSON() {
    // message, cause, stack and body are not enumerable
    return { ...this, message: this.message }
  }
}

/** Creates an error of the SDK, e.g. in a middleware. */
// the compiler does not see that a class with `kind: ErrorKind` is the union
export const JwskError = SdkError as new (options: JwskErrorOptions) => JwskError

/** Copies an error with some fields changed; the stack is new, because it starts with the message. */
export const copyError = (error: JwskError, changes: Partial<JwskErrorOptions>): JwskError =>
  new JwskError({ ...error, message: error.message, body: error.body, cause: error.cause, ...changes })

/** Error of an input, a header or a body that no request can carry. */
export const unsendableError = (name: string, problem: string) =>
  new JwskError({ kind: 'configuration', message: `the input cannot be sent: "${name}" ${problem}` })

/** Whether `error` was thrown by this SDK. */
export const isJwskError = (error: unknown): error is JwskError => typeof error === 'object' && error !== null && brand in error

/** Guard of a kind. */
export interface ErrorGuard<Kind extends ErrorKind> {
  /** Whether it is an error of the kind from a call of the operation; types its `body` by that of the operation. */
  <Body>(error: unknown, operation: Operation<unknown, unknown, Body>): error is JwskErrorOf<Kind, Body>
  <Body = unknown>(error: unknown): error is JwskErrorOf<Kind, Body>
}

const createErrorGuard =
  <Kind extends ErrorKind>(kind: Kind): ErrorGuard<Kind> =>
  <Body>(error: unknown, operation?: Operation<unknown, unknown, Body>): error is JwskErrorOf<Kind, Body> =>
    // an array method passes an index
    isJwskError(error) && error.kind === kind && (!operation?.id || operation.id === error.operation)

export const isBusinessError = createErrorGuard('business')
export const isUnauthorizedError = createErrorGuard('unauthorized')
export const isForbiddenError = createErrorGuard('forbidden')
export const isNetworkError = createErrorGuard('network')
export const isTimeoutError = createErrorGuard('timeout')
export const isAbortError = createErrorGuard('abort')
export const isProtocolError = createErrorGuard('protocol')
export const isDecryptError = createErrorGuard('decrypt')
export const isUnsupportedError = createErrorGuard('absent')

/** Message of a response without any message; the console translates it. */
export const unknownError = 'unknown error'

const maxMessageLength = 200
// control characters and characters that change the direction of text
const invisibleCharacters = /[\p{Cc}\p{Bidi_Control}]+/gu

/** Returns at most 200 visible characters of a text; `''` for any other value. */
export const stripInvisible = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, maxMessageLength * 4)
        .replace(invisibleCharacters, ' ')
        .trim()
        .slice(0, maxMessageLength)
    : ''
