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

export interface JwskErrorOptions {
  readonly kind: ErrorKind
  readonly message: string
  /** Id of the operation; absent for configuration errors. */
  readonly operation?: string | undefined
  /** HTTP status, if there was a response. */
  readonly status?: number | undefined
  /** Code of the envelope, else the HTTP status. */
  readonly code?: number | undefined
  /** Whether a retry of the same call may succeed. */
  readonly retryable?: boolean | undefined
  /** `unknown` for a write that may have been executed: check before you send it again. */
  readonly outcome?: 'unknown' | undefined
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

const brand = Symbol.for('jwsk.error')

/**
 * Error class of the SDK. Test it with the guards (`isBusinessError(error)` …), which work across copies of the
 * package and realms; `instanceof` does not. Message, JSON and stack never contain a token, a password or a query
 * value.
 */
export class JwskError extends Error {
  readonly kind: ErrorKind
  readonly operation: string | undefined
  readonly status: number | undefined
  readonly code: number | undefined
  readonly retryable: boolean
  /** `unknown` for a write that may have been executed: the connection broke, or its response is unreadable. */
  readonly outcome: 'unknown' | undefined
  readonly requestId: string | undefined

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
    Object.defineProperty(this, brand, { value: true })
  }

  toJSON() {
    // message, cause and stack are not enumerable
    return { ...this, message: this.message }
  }
}

/** Whether `error` was thrown by this SDK. */
export const isJwskError = (error: unknown): error is JwskError => typeof error === 'object' && error !== null && brand in error

const createErrorGuard =
  (kind: ErrorKind) =>
  (error: unknown): error is JwskError =>
    isJwskError(error) && error.kind === kind

export const isBusinessError = createErrorGuard('business')
export const isUnauthorizedError = createErrorGuard('unauthorized')
export const isForbiddenError = createErrorGuard('forbidden')
export const isNetworkError = createErrorGuard('network')
export const isTimeoutError = createErrorGuard('timeout')
export const isAbortError = createErrorGuard('abort')
export const isProtocolError = createErrorGuard('protocol')
export const isDecryptError = createErrorGuard('decrypt')
export const isUnsupportedError = createErrorGuard('absent')
