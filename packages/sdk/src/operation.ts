/** What a form may check before it submits a field: read from the contract, never written twice. */
export interface FieldRule {
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  /** Another field of the same draft, which the value may equal but not be below (or before). */
  readonly notBelow?: string
  /** Another field of the same draft, which the value may equal but not be above. */
  readonly notAbove?: string
  /** The dictionary code whose entries are the field's values. */
  readonly dict?: string
}

/**
 * One call of the platform, as data: what `call` sends, what it expects back and what a deployment must grant.
 * Constants of this type are generated from the contracts (`@jwsk/sdk/system`, `/auth` …); `defineOperation` makes those of
 * services of your own.
 *
 * `Input` is one flat object: the query (and path) parameters, or the body; `{ query, body }` where a call takes both.
 * `Output` is the payload inside the envelope; `undefined` where the platform only says that it worked.
 */
export interface Operation<Input = unknown, Output = unknown> {
  /** `entity.action`, unique over all services, e.g. `tenantPackage.page`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** As the contract writes it, e.g. `/jwsk-system/tenant-package/page`; the API prefix is the client's. */
  readonly path: string
  /** Where the input goes; absent where the call takes none. */
  readonly input?: 'query' | 'body' | 'both'
  /** How a body is sent; JSON unless said. Under a media type of its own, e.g. `application/xml`, text or a `Blob` goes as it is. */
  readonly body?: 'form' | 'multipart' | `${string}/${string}`
  /** `none`: success carries no payload; `blob`: a file, outside the envelope. */
  readonly responseType?: 'none' | 'blob'
  /** `false` where the answer is not wrapped in `{ code, success, data, msg }`. */
  readonly envelope?: false
  /** The payload is a page: `{ records, total }`. */
  readonly paged?: true
  /** Permission codes: one, or `[add, edit]` for a call that does both. */
  readonly permission?: readonly string[]
  /** Milliseconds for the whole call; the client's default (60 000) unless said. */
  readonly timeout?: number
  /** May be sent again after a network failure; GET unless said. */
  readonly idempotent?: boolean
  /** `false`: sent without the token header even when signed in. */
  readonly token?: false
  /** `false`: sent without the client's Basic header. */
  readonly basic?: false
  /** A call of the sign-in flow itself: never triggers a refresh, is never replayed, never ends the session. */
  readonly authFlow?: true
  /** Payload and token encryption that the deployment asks of this call. */
  readonly crypto?: { readonly data?: boolean; readonly token?: boolean }
  readonly rules?: Readonly<Record<string, FieldRule>>
  /** Carries the types; never present at run time. */
  readonly '~types'?: { readonly input: Input; readonly output: Output }
}

/** The input of an operation. */
export type InputOf<O> = O extends { readonly '~types'?: { readonly input: infer Input } } ? Input : never
/** The payload of an operation. */
export type OutputOf<O> = O extends { readonly '~types'?: { readonly output: infer Output } } ? Output : never
/** An operation whose payload is a page. */
export type PagedOperation = Operation<unknown, { readonly records: readonly unknown[]; readonly total: number }>
/** One row of a paged operation, or of one that answers with a plain array. */
export type RowOf<O> =
  OutputOf<O> extends { readonly records: readonly (infer Row)[] } ? Row : OutputOf<O> extends readonly (infer Row)[] ? Row : never
