import type { Operation } from '@jwsk/sdk'
import type { ListRules } from './query'
import type { RecordRules } from './record-rules'
import type { Refusal } from './refusal'
import type { Settings } from './settings'
import type { RowChange } from './world/table'
import type { World } from './world/world'

/** User of a call, read from the token. */
export interface Caller {
  readonly userId: string
  readonly tenantId: string
  readonly account: string
  readonly deptId: string
  readonly roleId: string
  readonly tokenId: string
  /** Role aliases. */
  readonly roles: readonly string[]
}

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

/** Decrypted request, and the encryption of its response. */
export interface DecryptedRequest {
  readonly request: Request
  encryptResponse(response: Response): Promise<Response>
}

/** Changed rows of one table. */
export interface TableChange extends RowChange {
  readonly table: string
}

/** Rows that a successful write of a user has changed. */
export interface Write {
  readonly world: World
  readonly operation: Operation
  readonly caller: Caller
  readonly changes: readonly TableChange[]
}

/** Request whose caller needs no token. */
export interface KeyedRequest {
  readonly caller: Caller
  /** Called when the request has been answered. */
  readonly finish: () => void
}

/** Rules of a member of the platform family. */
export interface PlatformRules {
  readonly name: string
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
  /** Decrypts a request of a call that is encrypted, or rejects it; errors are sent in plain. */
  readonly decryptRequest?: (request: Request, settings: Settings) => Promise<DecryptedRequest | undefined>
  readonly onFailure?: (failure: Failure) => void
  /** Audits the changes of a write. */
  readonly onWrite?: (write: Write) => void
  /** Identifies a caller by a key or a signature; `undefined` if the request has neither. Throws the refusal of an invalid one. */
  readonly authenticate?: (
    request: Request,
    backend: { readonly world: World; readonly settings: Settings },
  ) => Promise<KeyedRequest | undefined>
  /** Control calls in addition to the common ones, as `METHOD name`. */
  readonly controls?: Readonly<Record<string, () => unknown>>
}
