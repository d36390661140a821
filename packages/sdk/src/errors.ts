/** What went wrong, in one word; the guards below test it. */
export type ErrorKind =
  | 'business' // the platform refused: a code other than 200 with its own message
  | 'unauthorized' // code or status 401: no session, or one that could not be refreshed
  | 'forbidden' // code or status 403, or a 401 while the session is known to be alive
  | 'network' // nothing arrived, or a proxy's 502, 503, 504
  | 'timeout'
  | 'abort' // the caller's signal
  | 'protocol' // an answer that is not what the contract says: HTML, half a JSON, no envelope
  | 'decrypt'
  | 'absent' // this deployment has no such call or grant; nothing was sent
  | 'configuration' // an option is missing or wrong; thrown before anything is sent

export interface JwskErrorOptions {
  readonly kind: ErrorKind
  readonly message: string
  /** The operation's id; absent for errors of configuration. */
  readonly operation?: string | undefined
  /** The HTTP status, where there was an answer. */
  readonly status?: number | undefined
  /** The envelope's code, else the HTTP status. */
  readonly code?: number | undefined
  /** Whether the same call may succeed when sent again. */
  readonly retryable?: boolean | undefined
  /** `unknown` for a write that may have been carried out all the same: look before sending it again. */
  readonly outcome?: 'unknown' | undefined
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

const brand = Symbol.for('jwsk.error')

/**
 * Every error that the SDK throws. Test it with the guards (`isBusinessError(error)` …), which work across
 * copies of the package and realms; `instanceof` does not. Message, JSON and stack never hold a token, a
 * password or a query value.
 */
export class JwskError extends Error {
  readonly kind: ErrorKind
  readonly operation: string | undefined
  readonly status: number | undefined
  readonly code: number | undefined
  readonly retryable: boolean
  /** `unknown` for a write that may have been carried out: the connection broke, or its answer cannot be read. */
  readonly outcome: 'unknown' | undefined
  readonly requestId: string | undefined

  constructor(facts: JwskErrorOptions) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = 'JwskError'
    this.kind = facts.kind
    this.operation = facts.operation
    this.status = facts.status
    this.code = facts.code
    this.retryable = facts.retryable ?? false
    this.outcome = facts.outcome
    this.requestId = facts.requestId
    Object.defineProperty(this, brand, { value: true })
  }

  toJSON() {
    // message, cause and stack are no fields of their own
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
