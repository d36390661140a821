import type { Operation } from './operation'
import type { Grant, RawResponse } from './types'

/** What a password is encoded for: a deployment may want each in another form. */
export type PasswordUse = 'signIn' | 'change' | 'forgotten' | 'newUser'

/** How a password goes out: its SHA-256 in hex, an SM2 cipher for the profile's `publicKey`, as it is, or one's own. */
export type PasswordEncoding = 'sha256' | 'sm2' | 'plain' | ((password: string) => string | Promise<string>)

/** The token call: how its fields and those of its answer are named, and which grants it knows. */
export interface TokenFieldNames {
  /** Fields of the request, by their names here (`grant_type`, `username`, `refresh_token` …); `''` leaves one out. */
  readonly requestFields?: Readonly<Record<string, string>>
  /** Fields of the answer, by their names here (`role_name`, `real_name` …). Wrapped in `data` or not, in either case of letters, is no matter. */
  readonly responseFields?: Readonly<Record<string, string>>
  /** The grants that there are; all unless said. */
  readonly grants?: readonly Grant['type'][]
}

/** What refusals look like. */
export interface RejectionCodes {
  /** Codes in the answer to a refresh that mean: this refresh token is no good. 400 and 401 unless said; a 401 always does. */
  readonly refresh?: readonly number[]
  /** HTTP statuses of a 401 that a live session gets where a role is missing: `userInfo` is asked before anything is refreshed. None unless said. */
  readonly role?: readonly number[]
  /** HTTP statuses that mean "not allowed", whatever code the answer holds. None unless said. */
  readonly forbidden?: readonly number[]
}

/** What differs about one call. Whatever is left out stays as the contract has it. */
export interface OperationOverride {
  readonly method?: Operation['method']
  /** Written like a path of the contracts, `/jwsk-auth/token`. */
  readonly path?: string
  readonly input?: Operation['input']
  readonly body?: Operation['body']
  readonly paged?: true | undefined
  /** What an answer that holds nothing stands for; `undefined` unless said. */
  readonly emptyValue?: unknown
  /** The input of the contract as this deployment takes it. */
  mapInput?(input: Readonly<Record<string, unknown>>): unknown
  /** The payload as the contract promises it, from what this deployment answered. */
  mapPayload?(payload: unknown, input: Readonly<Record<string, unknown>>): unknown
}

/** How the platform writes what is not there. */
export interface EmptyValueRules {
  /** Values that stand for nothing in a field: `['', -1]`. An empty object always does. */
  readonly values: readonly (string | number)[]
  /** Fields that the contracts require, or whose empty value means something: they stay as they came. */
  readonly keepFields: readonly string[]
}

/** How a record is found that was just written: the list that shows it, and the fields that tell it from others. */
export interface NaturalKey {
  readonly list: Operation
  /** The first is what the list is asked for; all that the draft holds must agree. */
  readonly fields: readonly [string, ...string[]]
  /** What the record is known by; `id` unless said. */
  readonly idField?: string
}

/** What a profile says of its deployment, and a client may say otherwise. */
export interface DeploymentOptions {
  /** `/api` unless said. */
  readonly apiPrefix?: string
  /** What stands for `jwsk-` in front of every service; `jwsk-` unless said. */
  readonly servicePrefix?: string
  /** `Blade-Auth` unless said. */
  readonly tokenHeader?: string
  /** `Tenant-Id` unless said. */
  readonly tenantHeader?: string
  /** `000000` unless said. */
  readonly tenantId?: string
  /** Seconds after which a token is refreshed; 3000 unless said. */
  readonly tokenTime?: number
  /** Where the token call carries its fields; `query` unless said. */
  readonly credentialsIn?: 'query' | 'form'
  /** After a refreshed token is refused too: end the session, or ask `user-info` first and call it forbidden if that works. `logout` unless said. */
  readonly on401?: 'logout' | 'probe'
}

/** A deployment in plain data and a few functions; `defineProfile` makes a profile of it. */
export interface ProfileData extends DeploymentOptions {
  readonly name: string
  readonly token?: TokenFieldNames
  readonly rejectionCodes?: RejectionCodes
  /** SHA-256 unless said. */
  readonly passwords?: Readonly<Partial<Record<PasswordUse, PasswordEncoding>>>
  /** The deployment's SM2 key, in hex. */
  readonly publicKey?: string
  /** Calls that are elsewhere or otherwise, and what stands in for those that are missing, by operation id. */
  readonly operationOverrides?: Readonly<Record<string, OperationOverride>>
  /** What is not there: a service `biz/`, an entity `onlineUser`, a call `user.auditPass`. */
  readonly unsupported?: readonly string[]
  /** How the columns that a list is sorted by are written; as the contract names them unless said. */
  readonly sortColumnCase?: 'snake_case'
  /** Fields under other names, by entity or operation id: `{ region: { regionLevel: 'level' } }`; the operation's own go first. */
  readonly fieldAliases?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Permission codes of the contracts that are granted by another of this deployment: `{ user_unlock: 'user_reset' }`. */
  readonly permissionAliases?: Readonly<Record<string, string>>
  /** Dictionary codes of the contracts that have another name here. */
  readonly dictionaryAliases?: Readonly<Record<string, string>>
  /** Entities and calls whose plain filters compare whole values, where the contract says "contains". */
  readonly exactFilters?: readonly string[]
  /** A filter of the server takes the elements out of rich text, and refuses links and pictures in it: editors say so. */
  readonly stripsHtml?: true
  readonly emptyValues?: EmptyValueRules
  /** The message of the 500 that the detail of an unknown id ends in: nothing was found. */
  readonly notFoundMessage?: string
  /** By what a written record is found, by entity; `readBackKeys` unless said. */
  readonly naturalKeys?: Readonly<Record<string, NaturalKey>>
  /** Fields that no answer may bring along, whatever the server sends: `password`. */
  readonly redactedFields?: readonly string[]
}

/** A call as the deployment takes it. */
export interface AdaptedCall {
  readonly operation: Operation
  readonly input: unknown
  /** The answer as the contract promises it. */
  mapResponse?(answer: Promise<RawResponse>): Promise<RawResponse>
}

/** Which deployment a client talks to: its data, with what follows from them. */
export interface Profile extends ProfileData {
  /** Whether the deployment has the call, or another that stands in for it. */
  supports?(operation: Operation): boolean
  /** Whether the plain filters of a list compare whole values; only where `exactFilters` says so. */
  filtersExactly?(operation: Operation): boolean
  /** Throws an `absent` error for what is not there. */
  adapt?(operation: Operation, input: unknown): AdaptedCall
  encodePassword?(password: string, use: PasswordUse): string | Promise<string>
  /** The text of an answer without what nobody may read. */
  redactResponse?(answer: string): string
}

/** The platform of the contracts: everything as they say. */
export const jwsk: Profile = { name: 'jwsk' }
