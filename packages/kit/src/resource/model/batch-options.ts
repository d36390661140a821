import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import type { BatchResult } from '../../batch/use-batch-run'
import type { ActionSettings } from './action-settings'
import type { Row } from './row'

/** Takes records by `ids`, and answers with what became of each. */
export type BatchOperation = Operation<{ readonly ids: string }, { readonly results: readonly BatchResult[] }>

type OtherName<O> = Exclude<Extract<keyof NonNullable<InputOf<O>>, string>, 'ids'>
type TextName<R> = { [K in keyof R & string]: NonNullable<R[K]> extends string ? K : never }[keyof R & string]

interface Choice<Name extends string, S> {
  /** What the call takes it as; it needs the label of a field of that name. */
  readonly name: Name
  /** Lists them, each with an `id`. */
  readonly from: S
  /** What the list is asked with. */
  readonly input?: NonNullable<InputOf<S>>
  /** What one of them is called by. */
  readonly label: TextName<RowOf<S>>
}

/** A call that takes more than the ids needs it chosen. */
type ChoiceOf<O, C extends string, S> = [OtherName<O>] extends [never]
  ? { readonly choice?: never }
  : { readonly choice: Choice<C & OtherName<O>, S> }

export type BatchOptions<Target, O, C extends string, S> = ActionSettings<Target> & ChoiceOf<O, C, S> & { readonly api: O }

/** One of a few, whichever they are. */
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
