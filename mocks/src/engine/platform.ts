import type { Area } from './area'
import type { Caller } from './mock'
import type { ListRules } from './query'
import type { RecordRules } from './record-rules'
import type { Refusal } from './refusal'
import type { Settings } from './settings'
import type { World } from './world/world'

/** Rules by which a platform of the family rejects requests without a mock, and formats rejections. */
export interface RefusalRules {
  notFound(request: Request): Refusal
  wrongMethod(request: Request): Refusal
  wrongMediaType(type: string | null): Refusal
  /** Creates the error for a body that is not valid JSON. */
  invalidJson(text: string): Refusal
  /**
   * Creates the error for JSON that is no record, where a record of that type or of an unspecified one is expected;
   * `undefined` if it is accepted.
   */
  wrongShape(value: unknown, type: string | undefined): Refusal | undefined
  /** Error for a request without a body: no content, or no media type. */
  readonly missingBody: 'empty' | 'untyped'
  tokenMissing(): Refusal
  toResponse(refusal: Refusal): Response
}

export interface TokenRules {
  /** Effect of a refresh token used as an access token: rejected, or accepted for its user without a role. */
  readonly refreshToken: 'refused' | 'noRole'
  /** Whether a token stays valid after its user was removed. */
  readonly tokenOfRemovedUser: 'refused' | 'accepted'
}

/** Failed call with status 500, for an error log. */
export interface Failure {
  readonly world: World
  readonly request: Request
  readonly refusal: Refusal
  readonly caller: Caller | undefined
}

/** Member of the platform family: its data, mocks and rules. */
export interface Platform {
  readonly name: string
  readonly areas: readonly Area[]
  /** Settings of its deployments, e.g. the API prefix. */
  readonly settings: Partial<Settings>
  readonly refusals: RefusalRules
  readonly tokens: TokenRules
  readonly lists: ListRules
  readonly records: RecordRules
  /** Origins of other pages that may call its port. */
  readonly crossOrigin: 'local' | 'none'
  /** Roles that have every menu entry, granted or not. */
  readonly superRoles: readonly string[]
  /** Transforms a JSON body before it is parsed. */
  readonly filterBody?: (text: string) => string
  /** Responds to requests that are no calls: a preflight, or a body that is too long. */
  readonly intercept?: (request: Request) => Promise<Response | undefined>
  readonly onFailure?: (failure: Failure) => void
  /** Control calls in addition to the common ones, as `METHOD name`. */
  readonly controls?: Readonly<Record<string, () => unknown>>
}
