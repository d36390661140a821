/** Options of one call. */
export interface CallOptions {
  /** Signal that aborts the call with an `abort` error. */
  readonly signal?: AbortSignal
  /** Timeout of the call in milliseconds, retries included. */
  readonly timeout?: number
  /** Maximum number of retries of a retryable call after a network failure. Defaults to the client's (2). */
  readonly retry?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency key of a write, for servers that execute each key once. Defaults to a new key for each call. */
  readonly idempotencyKey?: string
  /** Whether the request outlives the page; for small input only. */
  readonly keepalive?: boolean
  /** Maximum milliseconds between two chunks of a stream of events, comments included. Defaults to 300 000. */
  readonly idleTimeout?: number
  /** Whether the token header is encrypted; takes precedence over the operation. */
  readonly cryptoToken?: boolean
  /** Whether the payload is encrypted and the response decrypted; takes precedence over the operation. */
  readonly cryptoData?: boolean
}

/** Payload with status and headers of its response. */
export interface RawResponse<Payload = unknown> {
  readonly payload: Payload
  readonly status: number
  readonly headers: Headers
}
