import type { Operation } from '@jwsk/sdk'
import type { Columns } from './columns'
import type { Platform } from './platform'
import type { Query } from './query'
import type { Settings } from './settings'
import type { World } from './world/world'

/** Who calls, read from the token. */
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

type BodyOf<Input> = NonNullable<Input> extends { readonly query: unknown; readonly body: infer Body } ? Body : NonNullable<Input>

export interface Call<Input = unknown> {
  readonly world: World
  /** Query and path parameters as they came: text. */
  readonly query: Query
  /** The parsed body; an empty record where the operation takes none. */
  readonly body: BodyOf<Input>
  readonly headers: Headers
  readonly settings: Settings
  readonly platform: Platform
  /** Where the caller reaches the platform: `https://host`. */
  readonly origin: string
  /** Throws the platform's 401 where no valid token came. */
  readonly caller: Caller
}

/** What a call must bring, where the contract of its operation does not say it. */
export interface Requirements {
  /** Parameters that must be there, if only empty. */
  readonly parameters?: readonly string[]
  /** Role aliases, one of which opens the call; anybody's who is signed in unless said. */
  readonly roles?: readonly string[]
  /** Parameters or lists of the body that may not be empty. */
  readonly nonEmpty?: readonly string[]
  /** The columns that a body is read into, and what the platform calls the record. */
  readonly body?: { readonly columns: Columns; readonly type: string }
}

/** An operation and what answers it. */
export interface Mock {
  readonly operation: Operation
  readonly answer: (call: Call) => unknown
  readonly requires?: Requirements
}

/**
 * Answers an operation of the contract with its payload; envelope, token and permission are the engine's.
 * A `Response` goes out as it is, `null` is the platform's "no data".
 */
export const mock = <Input, Output>(
  operation: Operation<Input, Output>,
  answer: (call: Call<Input>) => Output | Response | null | Promise<Output | Response | null>,
): Mock => ({
  operation,
  // the engine has parsed the body by the operation's own facts
  answer: answer as (call: Call) => unknown,
})
