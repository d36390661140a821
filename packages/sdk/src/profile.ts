import type { RawResponse } from './call-options'
import type { serviceNames } from './generated/services'
import type { Operation } from './operation'
import type { Grant } from './session-types'

/** Purpose of an encoded password; a deployment may encode each differently. */
export type PasswordUse = 'signIn' | 'change' | 'forgotten' | 'newUser'

/** Encoding of a password: a hash in hex, an SM2 ciphertext for the profile's `publicKey`, plain text, or a custom function. */
export type PasswordEncoding = 'sha256' | 'md5' | 'sm3' | 'sm2' | 'plain' | ((password: string) => string | Promise<string>)

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
  readonly grants?: readonly Exclude<Grant['type'], 'custom'>[]
}

/** Codes and statuses by which the platform rejects a call. */
export interface RejectionCodes {
  /** Codes in the response to a refresh that mean an invalid refresh token; a 401 always does. Defaults to `[400, 401]`. */
  readonly refresh?: readonly (number | string)[]
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

/** Envelope of the responses. */
export interface EnvelopeOptions {
  /** Code or codes of a success, compared as text, e.g. `0`, `'00000'`, `[0, 200]`. Defaults to 200. */
  readonly success?: number | string | readonly (number | string)[]
  /** Name of the code. Defaults to `code`. */
  readonly code?: string
  /** Name of the payload. Defaults to `data`. */
  readonly data?: string
  /** Name of the message. Defaults to `msg`. */
  readonly message?: string
}

/** Service of the contracts, e.g. `system` of the paths `/jwsk-system/…`. */
export type ServiceName = (typeof serviceNames)[number]

/** Encryption by AES: its keys, and the calls that use them. */
export interface CryptoOptions {
  /** Key of payloads: 16, 24 or 32 bytes. Required at first use. */
  readonly dataKey?: string
  /** Key of token headers, likewise. */
  readonly tokenKey?: string
  /**
   * Calls that are encrypted with the keys above, in addition to those that the contract marks: `all`, or a list of ids
   * of the contracts (`user.submit`) and of paths as the server sees them, without the API prefix (`/blade-system/`,
   * `/blade-system/user/submit`). Files, texts, events and raw requests are sent in plain, with an encrypted token. An
   * unknown id is a `configuration` error of the first call.
   */
  readonly calls?: 'all' | readonly string[]
  /**
   * Form of an encrypted body: `text` is text/plain, `form` the field `data` of a form. An encrypted query is always one
   * parameter `data`. Defaults to `text`.
   */
  readonly body?: 'text' | 'form'
}

/** Options of a deployment that a profile sets and a client can override. */
export interface DeploymentOptions {
  /** Prefix of all paths. Defaults to `/api`. */
  readonly apiPrefix?: string
  /** Replacement of `jwsk-` in front of every service. Defaults to `jwsk-`. */
  readonly servicePrefix?: string
  /**
   * Paths of services that deviate from `servicePrefix`, by their name in the contracts, e.g. `{ system: '/sys' }`; `''`
   * is the root of the API.
   */
  readonly servicePaths?: Readonly<Partial<Record<ServiceName, string>>>
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
   * Reaction to a rejected token. `refresh` refreshes it, repeats the call, and ends the session if the new token is
   * rejected too. `probe` does the same, but calls `user-info` before it ends the session and throws `forbidden` if that
   * succeeds. `end` ends the session at once. Defaults to `refresh`.
   */
  readonly on401?: 'refresh' | 'probe' | 'end'
  /** Code of success and field names of the envelope. Defaults to `{ code: 200, data, msg }`. */
  readonly envelope?: EnvelopeOptions
  /** Encryption; options of the client are merged with those of the profile. */
  readonly crypto?: CryptoOptions
}

/**
 * Parts of technical messages that tell a known cause, compared as text in which all white space is one space;
 * `{column}` stands for the name of a database column.
 */
export interface FailureMessages {
  /** Message of a write with a value that is too long, e.g. `Data too long for column '{column}'`; contains `{column}`. */
  readonly tooLong?: string
  /** Message of a sign-in by a user without a role. */
  readonly noRole?: string
}

/** Names of fields by entity. */
export type FieldNames = Readonly<Record<string, readonly string[]>>

/** Deployment as plain data and a few functions; `defineProfile` creates a profile from it. */
export interface ProfileData extends DeploymentOptions {
  readonly name: string
  /** Headers of every call, the sign-in included; those of the client take precedence. */
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: TokenFieldNames
  readonly rejectionCodes?: RejectionCodes
  /** Encoding of passwords by purpose. Defaults to SHA-256. */
  readonly passwords?: Readonly<Partial<Record<PasswordUse, PasswordEncoding>>>
  /** SM2 public key of the deployment, in hex. */
  readonly publicKey?: string
  /** Order of the parts of an SM2 ciphertext. Defaults to `C1C2C3`. */
  readonly cipherOrder?: 'C1C2C3' | 'C1C3C2'
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
  /** Fields that the server does not have, by entity, e.g. `{ tenant: ['expireTime'] }`; screens omit them. */
  readonly absentFields?: FieldNames
  /** Fields that the details of a record have, but not its rows in a list, by entity; lists omit their columns. */
  readonly absentColumns?: FieldNames
  /** Filters that the server ignores, by entity; lists omit them. */
  readonly absentFilters?: FieldNames
  /** Entities whose lists the server does not sort. */
  readonly unsortedLists?: readonly string[]
  /** Fields whose format the server does not check, by entity, e.g. `{ user: ['phone'] }`; forms accept any text. */
  readonly loosenedPatterns?: FieldNames
  /** Whether the server strips tags from rich text and rejects links and images in it; editors show a note. */
  readonly stripsHtml?: true
  /**
   * Set if the server escapes `&`, `<` and `>` in text and removes tags from it: text is escaped before it is sent and
   * unescaped once when it is read, so that it stays as typed. `htmlFields` contain HTML and stay unchanged.
   */
  readonly escapesText?: { readonly htmlFields: readonly string[] }
  /** Characters that the server changes in plain text, e.g. `&<>`; secrets that are sent in plain cannot contain them. */
  readonly forbiddenSecretCharacters?: string
  /** Entities whose parents cannot be deleted, because the server fails over children without a parent, e.g. `role`. */
  readonly deleteChildrenFirst?: readonly string[]
  /** Entities whose delete leaves what was created with a record, e.g. the account of a `tenant`; its confirmation says so. */
  readonly leavesDependents?: readonly string[]
  /** Password of the account that the platform creates with a tenant. Defaults to the parameter `account.initPassword`. */
  readonly newTenantPassword?: string
  readonly emptyValues?: EmptyValueRules
  /** Message of the 500 by which the detail of an unknown id fails; it means that nothing was found. */
  readonly notFoundMessage?: string
  /** Technical messages of failures whose cause is known; screens show a text of their own for these. */
  readonly failureMessages?: FailureMessages
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
