import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import type { BatchResult } from '../../batch/use-batch-run'
import type { ActionSettings } from './action-settings'
import type { Row } from './row'

/** Operation that takes records by `ids`, and returns the result of each. */
export type BatchOperation = Operation<{ readonly ids: string }, { readonly results: readonly BatchResult[] }>

type OtherName<O> = Exclude<Extract<keyof NonNullable<InputOf<O>>, string>, 'ids'>
type TextName<R> = { [K in keyof R & string]: NonNullable<R[K]> extends string ? K : never }[keyof R & string]

interface Choice<Name extends string, S> {
  /** Input name of the choice; needs a field label of that name. */
  readonly name: Name
  /** Operation that lists the choices, each with an `id`. */
  readonly from: S
  /** Input of the list operation. */
  readonly input?: NonNullable<InputOf<S>>
  /** Property with the label of a choice. */
  readonly label: TextName<RowOf<S>>
}

/** required if the call takes more than the ids */
type ChoiceOf<O, C extends string, S> = [OtherName<O>] extends [never]
  ? { readonly choice?: never }
  : { readonly choice: Choice<C & OtherName<O>, S> }

export type BatchOptions<Target, O, C extends string, S> = ActionSettings<Target> & ChoiceOf<O, C, S> & { readonly api: O }

/** Choice of any batch action. */
export interface AnyChoice {
  readonly name: string
  readonly from: Operation
  readonly input?: Row
  readonly label: string
}

export interface AnyBatch extends ActionSettings<never> {
  readonly api: BatchOperation
  readonly choice?: AnyChoice
}
