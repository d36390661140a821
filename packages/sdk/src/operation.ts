/** Validation rule of a field, generated from the contract so that forms need not repeat it. */
export interface FieldRule {
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  /** Another field of the same draft that the value must not be below (or before); equality is allowed. */
  readonly notBelow?: string
  /** Another field of the same draft that the value must not exceed; equality is allowed. */
  readonly notAbove?: string
  /** Code of the dictionary whose entries are the values of the field. */
  readonly dict?: string
}

/**
 * One call of the platform, as data: what `call` sends, what it returns and which permission it needs. Constants of
 * this type are generated from the contracts (`@jwsk/sdk/system`, `/auth` …); `defineOperation` creates those of an
 * adopter's own services.
 *
 * `Input` is one flat object: the query (and path) parameters, or the body; `{ query, body }` if a call takes both.
 * `Output` is the payload inside the envelope; `undefined` if the platform only reports success.
 */
export interface Operation<Input = unknown, Output = unknown> {
  /** Id `entity.action`, unique across all services, e.g. `tenantPackage.page`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** Path as in the contract, e.g. `/jwsk-system/tenant-package/page`; the client adds the API prefix. */
  readonly path: string
  /** Part of the request that carries the input; absent if the call takes none. */
  readonly input?: 'query' | 'body' | 'both'
  /** Encoding of the body. Defaults to JSON. With a media type such as `application/xml`, text or a `Blob` is sent unchanged. */
  readonly body?: 'form' | 'multipart' | `${string}/${string}`
  /** Type of the response: `none` has no payload, `blob` is a file outside the envelope. */
  readonly responseType?: 'none' | 'blob'
  /** `false` if the response is not wrapped in `{ code, success, data, msg }`. */
  readonly envelope?: false
  /** Whether the payload is a page `{ records, total }`. */
  readonly paged?: true
  /** Permission codes: one, or `[add, edit]` for a call that does both. */
  readonly permission?: readonly string[]
  /** Timeout of the whole call in milliseconds. Defaults to the client's (60 000). */
  readonly timeout?: number
  /** Whether it can be retried after a network failure. Defaults to `true` for GET only. */
  readonly idempotent?: boolean
  /** `false` to send no token header, even when signed in. */
  readonly token?: false
  /** `false` to send no Basic header of the client. */
  readonly basic?: false
  /** Whether the call belongs to the sign-in flow: it never triggers a refresh, is never replayed and never ends the session. */
  readonly authFlow?: true
  /** Encryption of payload and token that the deployment requires for this call. */
  readonly crypto?: { readonly data?: boolean; readonly token?: boolean }
  readonly rules?: Readonly<Record<string, FieldRule>>
  /** Type carrier; never present at run time. */
  readonly '~types'?: { readonly input: Input; readonly output: Output }
}

/** Input type of an operation. */
export type InputOf<O> = O extends { readonly '~types'?: { readonly input: infer Input } } ? Input : never
/** Output type of an operation: its payload. */
export type OutputOf<O> = O extends { readonly '~types'?: { readonly output: infer Output } } ? Output : never
/** Operation whose payload is a page. */
export type PagedOperation = Operation<unknown, { readonly records: readonly unknown[]; readonly total: number }>
/** Row type of a paged operation, or of one that returns a plain array. */
export type RowOf<O> =
  OutputOf<O> extends { readonly records: readonly (infer Row)[] } ? Row : OutputOf<O> extends readonly (infer Row)[] ? Row : never
