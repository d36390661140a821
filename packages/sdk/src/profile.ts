import type { Operation } from './operation'
import type { Grant, RawResponse } from './types'

/** Purpose of an encoded password; a deployment may encode each differently. */
export type PasswordUse = 'signIn' | 'change' | 'forgotten' | 'newUser'

/** Encoding of a password: its SHA-256 hash in hex, an SM2 ciphertext for the profile's `publicKey`, plain text, or a custom function. */
export type PasswordEncoding = 'sha256' | 'sm2' | 'plain' | ((password: string) => string | Promise<string>)

/** Names of the token call's fields in request and response, and its supported grants. */
export interface TokenFieldNames {
  /** Names of the request fields, by their standard name (`grant_type`, `username`, `refresh_token` …); `''` omits the field. */
  readonly requestFields?: Readonly<Record<string, string>>
  /**
   * Names of the response fields, by their standard name (`role_name`, `real_name` …). A wrapper `data` and camelCase
   * are accepted anyway.
   */
  readonly responseFields?: Readonly<Record<string, string>>
  /** Supported grants. Defaults to all. */
  readonly grants?: readonly Grant['type'][]
}

/** Codes and statuses by which the platform rejects a call. */
export interface RejectionCodes {
  /** Codes in the response to a refresh that mean an invalid refresh token; a 401 always does. Defaults to `[400, 401]`. */
  readonly refresh?: readonly number[]
  /** HTTP statuses of a 401 that a live session gets if a role is missing: `userInfo` is called before a refresh. Defaults to none. */
  readonly role?: readonly number[]
  /** HTTP statuses that mean "forbidden", regardless of the code in the response. Defaults to none. */
  readonly forbidden?: readonly number[]
}

/** Overrides of one call; omitted fields stay as in the contract. */
export interface OperationOverride {
  readonly method?: Operation['method']
  /** Path in the notation of the contracts, e.g. `/jwsk-auth/token`. */
  readonly path?: string
  readonly input?: Operation['input']
  readonly body?: Operation['body']
  readonly paged?: true | undefined
  /** Value of an empty response. Defaults to `undefined`. */
  readonly emptyValue?: unknown
  /** Converts the input of the contract to that of the deployment. */
  mapInput?(input: Readonly<Record<string, unknown>>): unknown
  /** Converts the payload of the deployment to that of the contract. */
  mapPayload?(payload: unknown, input: Readonly<Record<string, unknown>>): unknown
}

/** Rules by which the platform encodes missing values. */
export interface EmptyValueRules {
  /** Values that mean an empty field, e.g. `['', -1]`. An empty object always does. */
  readonly values: readonly (string | number)[]
  /** Fields that stay unchanged, because the contract requires them or their empty value has a meaning. */
  readonly keepFields: readonly string[]
}

/** Lookup of a record that was just written: the list that contains it, and the fields that identify it. */
export interface NaturalKey {
  readonly list: Operation
  /** Identifying fields; the first filters the list, and all that the draft contains must match. */
  readonly fields: readonly [string, ...string[]]
  /** Field with the id. Defaults to `id`. */
  readonly idField?: string
}

/** Options of a deployment that a profile sets and a client can override. */
export interface DeploymentOptions {
  /** Prefix of all paths. Defaults to `/api`. */
  readonly apiPrefix?: string
  /** Replacement of `jwsk-` in front of every service. Defaults to `jwsk-`. */
  readonly servicePrefix?: string
  /** Header that carries the access token. Defaults to `Blade-Auth`. */
  readonly tokenHeader?: string
  /** Header that carries the tenant. Defaults to `Tenant-Id`. */
  readonly tenantHeader?: string
  /** Tenant of the sign-in. Defaults to `000000`. */
  readonly tenantId?: string
  /** Age in seconds after which a token is refreshed. Defaults to 3000. */
  readonly tokenTime?: number
  /** Part of the token request that carries its fields. Defaults to `query`. */
  readonly credentialsIn?: 'query' | 'form'
  /**
   * Reaction to a rejected token that is new: `logout` ends the session, `probe` calls `user-info` first and throws
   * `forbidden` if that succeeds. Defaults to `logout`.
   */
  readonly on401?: 'logout' | 'probe'
}

/** Deployment as plain data and a few functions; `defineProfile` creates a profile from it. */
export interface ProfileData extends DeploymentOptions {
  readonly name: string
  readonly token?: TokenFieldNames
  readonly rejectionCodes?: RejectionCodes
  /** Encoding of passwords by purpose. Defaults to SHA-256. */
  readonly passwords?: Readonly<Partial<Record<PasswordUse, PasswordEncoding>>>
  /** SM2 public key of the deployment, in hex. */
  readonly publicKey?: string
  /** Calls with another path or shape, and replacements of missing calls, by operation id. */
  readonly operationOverrides?: Readonly<Record<string, OperationOverride>>
  /** Unsupported calls: a service `biz/`, an entity `onlineUser`, a call `user.auditPass`. */
  readonly unsupported?: readonly string[]
  /** Case of the columns that a list is sorted by. Defaults to the contract's names. */
  readonly sortColumnCase?: 'snake_case'
  /**
   * Fields with other names, by entity or operation id, e.g. `{ region: { regionLevel: 'level' } }`; those of the
   * operation take precedence.
   */
  readonly fieldAliases?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Permission codes of the contracts, with the code of this deployment that grants them, e.g. `{ user_unlock: 'user_reset' }`. */
  readonly permissionAliases?: Readonly<Record<string, string>>
  /** Dictionary codes of the contracts that have another name in this deployment. */
  readonly dictionaryAliases?: Readonly<Record<string, string>>
  /** Entities and calls whose plain filters match exact values, although the contract says "contains". */
  readonly exactFilters?: readonly string[]
  /** Whether the server strips tags from rich text and rejects links and images in it; editors show a note. */
  readonly stripsHtml?: true
  readonly emptyValues?: EmptyValueRules
  /** Message of the 500 by which the detail of an unknown id fails; it means that nothing was found. */
  readonly notFoundMessage?: string
  /** Natural keys by which a written record is found, by entity. Defaults to the exported `naturalKeys`. */
  readonly naturalKeys?: Readonly<Record<string, NaturalKey>>
  /** Fields whose values are removed from every response, e.g. `password`. */
  readonly redactedFields?: readonly string[]
}

/** Call as the deployment expects it. */
export interface AdaptedCall {
  readonly operation: Operation
  readonly input: unknown
  /** Converts the response to that of the contract. */
  mapResponse?(response: Promise<RawResponse>): Promise<RawResponse>
}

/** Profile of a deployment: its data, and the functions derived from them. */
export interface Profile extends ProfileData {
  /** Whether the deployment supports the call, or a replacement of it. */
  supports?(operation: Operation): boolean
  /** Whether the plain filters of a list match exact values, as listed in `exactFilters`. */
  filtersExactly?(operation: Operation): boolean
  /** Adapts a call to the deployment. Throws an `absent` error if it is unsupported. */
  adapt?(operation: Operation, input: unknown): AdaptedCall
  encodePassword?(password: string, use: PasswordUse): string | Promise<string>
  /** Removes secret fields from the text of a response. */
  redactResponse?(response: string): string
}

/** Profile of the platform that the contracts describe. */
export const jwsk: Profile = { name: 'jwsk' }
