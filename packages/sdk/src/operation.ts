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
  /** Smallest and largest number of entries of an array. */
  readonly minItems?: number
  readonly maxItems?: number
  /** Rules of the fields of the objects in an array. */
  readonly items?: Readonly<Record<string, FieldRule>>
  /** Code of the dictionary whose entries are the values of the field. */
  readonly dict?: string
}

/**
 * Serialization of one parameter. Without `style` and `explode`, a list in the query is joined with commas and an object
 * becomes `name[key]=value`; with one of them, OpenAPI's rules and defaults apply. Parameters in path, headers and cookies
 * always follow OpenAPI.
 */
export interface Parameter {
  /** Location of the parameter. Defaults to the path for a name in the path's braces, else to the query. */
  readonly in?: 'query' | 'path' | 'header' | 'cookie'
  /** Defaults to `form` in query and cookies, to `simple` in path and headers. */
  readonly style?: 'form' | 'simple' | 'label' | 'matrix' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'
  /** Whether each entry of a list or an object is a parameter of its own. Defaults to `true` for `form`, else to `false`. */
  readonly explode?: boolean
  /** Whether reserved characters are sent unencoded; in a path, all but `?` and `#`. Defaults to `false`. */
  readonly allowReserved?: boolean
  /** Media type of a value that is sent as JSON text. */
  readonly content?: 'application/json'
  /** Name on the wire, in a path the text between the braces. Defaults to the name in the input. */
  readonly name?: string
}

/** Encoding of one field of a form; a field of a multipart form has a content type, one of a URL-encoded form a style. */
export interface FormPart {
  /** Media type of the part. Defaults to JSON for objects, and to the file's own for a `Blob`. */
  readonly contentType?: string
  readonly style?: NonNullable<Parameter['style']>
  readonly explode?: boolean
}

/** Value of a response that its schema does not allow. */
export interface ResponseIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Schema of a payload: any object with the interface of https://standardschema.dev, e.g. a schema of Zod or Valibot. */
export interface ResponseSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => ResponseResult | Promise<ResponseResult>
  }
}
/** Result of a check; the payload fits if there are no issues. */
export type ResponseResult = { readonly issues?: readonly ResponseIssue[] | undefined }

/**
 * One call of the platform, as data: what `call` sends, what it returns and which permission it needs. Constants of
 * this type are generated from the contracts (`@jwsk/sdk/system`, `/auth` …); `defineOperation` creates those of an
 * adopter's own services.
 *
 * `Input` is one flat object: the query (and path) parameters, or the body; `{ query, body }` if a call takes both.
 * `Output` is the payload inside the envelope; `undefined` if the platform only reports success.
 * `ErrorBody` is the body of a response that rejects the call.
 */
export interface Operation<Input = unknown, Output = unknown, ErrorBody = unknown> {
  /** Id `entity.action`, unique across all services, e.g. `tenantPackage.page`. */
  readonly id: string
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'
  /** Path as in the contract, e.g. `/jwsk-system/tenant-package/page`; the client adds the API prefix. */
  readonly path: string
  /** Part of the request that carries the input; absent if the call takes none. */
  readonly input?: 'query' | 'body' | 'both'
  /** Serialization of parameters that deviate from the default, by their names in the input. */
  readonly parameters?: Readonly<Record<string, Parameter>>
  /**
   * Encoding of the body. Defaults to JSON. With a media type of JSON such as `application/merge-patch+json`, JSON is sent
   * as that type; with another such as `application/xml`, text or binary data is sent unchanged.
   */
  readonly body?: 'form' | 'multipart' | `${string}/${string}`
  /** Encoding of the fields of a form that deviate from the default. */
  readonly parts?: Readonly<Record<string, FormPart>>
  /**
   * Type of the response: `none` has no payload, `blob` is a file and `text` is text outside the envelope, `events` is a
   * stream of server-sent events for `client.events`. Defaults to JSON.
   */
  readonly responseType?: 'none' | 'blob' | 'text' | 'events'
  /**
   * Schema that a JSON payload is checked against; one that does not fit is a `protocol` error. The payload is returned
   * as received. Not applied to files, text and events.
   */
  readonly responseSchema?: ResponseSchema
  /** `text` if the data of events is text. Defaults to JSON. */
  readonly eventData?: 'text'
  /** `false` if the response is not wrapped in `{ code, success, data, msg }`. */
  readonly envelope?: false
  /** Whether the payload is a page `{ records, total }`. */
  readonly paged?: true
  /** Permission codes: one, or `[add, edit]` for a call that does both. */
  readonly permission?: readonly string[]
  /** Timeout of the whole call in milliseconds. Defaults to the client's (60 000). */
  readonly timeout?: number
  /** Whether it can be retried after a network failure. Defaults to `true` for GET, HEAD and OPTIONS only. */
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
  readonly '~types'?: { readonly input: Input; readonly output: Output; readonly errorBody: ErrorBody }
}

/** Input type of an operation. */
export type InputOf<O> = O extends { readonly '~types'?: { readonly input: infer Input } } ? Input : never
/** Output type of an operation: its payload. */
export type OutputOf<O> = O extends { readonly '~types'?: { readonly output: infer Output } } ? Output : never
/** Body type of a response that rejects an operation; `unknown` if its description has none. */
export type ErrorBodyOf<O> = O extends { readonly '~types'?: { readonly errorBody: infer Body } } ? Body : never
/** Operation whose payload is a page. */
export type PagedOperation = Operation<unknown, { readonly records: readonly unknown[]; readonly total: number }>
/** Row type of a paged operation, or of one that returns a plain array. */
export type RowOf<O> =
  OutputOf<O> extends { readonly records: readonly (infer Row)[] } ? Row : OutputOf<O> extends readonly (infer Row)[] ? Row : never
