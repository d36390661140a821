import type { Operation } from '@jwsk/sdk'
import type { Columns } from './columns'
import type { Query } from './fields'
import type { Caller, PlatformRules } from './platform-rules'
import type { Settings } from './settings'
import type { World } from './world/world'

type BodyOf<Input> = NonNullable<Input> extends { readonly query: unknown; readonly body: infer Body } ? Body : NonNullable<Input>

export interface Call<Input = unknown> {
  readonly world: World
  /** Query and path parameters as unparsed text. */
  readonly query: Query
  /** Parsed body; an empty record if the operation has none. */
  readonly body: BodyOf<Input>
  readonly headers: Headers
  readonly settings: Settings
  readonly platform: PlatformRules
  /** Origin by which the caller reaches the platform: `https://host`. */
  readonly origin: string
  /** User of the call. Throws the platform's 401 without a valid token. */
  readonly caller: Caller
}

/** Requirements of a call that the contract of its operation does not state. */
export interface Requirements {
  /** Parameters that must be present, but may be empty. */
  readonly parameters?: readonly string[]
  /** Role aliases that may make the call, any of them. Defaults to all signed-in users. */
  readonly roles?: readonly string[]
  /** Parameters or body lists that must not be empty. */
  readonly nonEmpty?: readonly string[]
  /** Columns that a body is parsed into, and the platform's name of the record type. */
  readonly body?: { readonly columns: Columns; readonly type: string }
}

/** Operation and the function that responds to it. */
export interface Mock {
  readonly operation: Operation
  readonly answer: (call: Call) => unknown
  readonly requires?: Requirements
}

/**
 * Mocks an operation of the contract with its payload; the engine handles envelope, token and permission.
 * A `Response` is sent as it is; `null` is the platform's "no data".
 */
export const mock = <Input, Output>(
  operation: Operation<Input, Output>,
  answer: (call: Call<Input>) => Output | Response | null | Promise<Output | Response | null>,
): Mock => ({
  operation,
  // the engine has parsed the body by the operation's own description
  answer: answer as (call: Call) => unknown,
})
