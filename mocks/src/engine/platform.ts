import type { Area } from './area'
import type { Caller } from './mock'
import type { ListRules } from './query'
import type { RecordRules } from './record-rules'
import type { Refusal } from './refusal'
import type { Settings } from './settings'
import type { World } from './world/world'

/** How a platform of the family refuses what reaches no mock, and writes what a mock refuses. */
export interface RefusalRules {
  notFound(request: Request): Refusal
  wrongMethod(request: Request): Refusal
  wrongMediaType(type: string | null): Refusal
  /** A JSON body that is none. */
  invalidJson(text: string): Refusal
  /** JSON that is no record, where one of that type is wanted or nobody says what; undefined where it may be. */
  wrongShape(value: unknown, type: string | undefined): Refusal | undefined
  /** What a request without a body is: one that brings nothing, or one of no media type. */
  readonly missingBody: 'nothing' | 'of no type'
  tokenMissing(): Refusal
  toResponse(refusal: Refusal): Response
}

export interface TokenRules {
  /** What a refresh token in the place of an access token is: nothing, or its bearer without a role. */
  readonly refreshToken: 'refused' | 'without role'
  /** Whether a token outlives the person who bore it. */
  readonly tokenOfRemovedUser: 'refused' | 'accepted'
}

/** A call that failed with a 500, for a log of errors. */
export interface Failure {
  readonly world: World
  readonly request: Request
  readonly refusal: Refusal
  readonly caller: Caller | undefined
}

/** One member of the platform family: what it keeps and answers, and the rules by which it does so. */
export interface Platform {
  readonly name: string
  readonly areas: readonly Area[]
  /** How a deployment of it is addressed. */
  readonly settings: Partial<Settings>
  readonly refusals: RefusalRules
  readonly tokens: TokenRules
  readonly lists: ListRules
  readonly records: RecordRules
  /** Which pages of other origins may call a port of it. */
  readonly crossOrigin: 'local' | 'none'
  /** Roles that hold every menu entry, granted or not. */
  readonly superRoles: readonly string[]
  /** What a JSON body becomes before it is parsed. */
  readonly filterBody?: (text: string) => string
  /** Answers that are none of a call's: a preflight, a body that is too long. */
  readonly intercept?: (request: Request) => Promise<Response | undefined>
  readonly onFailure?: (failure: Failure) => void
  /** Control calls beside those that every platform has, as `METHOD name`. */
  readonly controls?: Readonly<Record<string, () => unknown>>
}
