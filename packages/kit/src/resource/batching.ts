import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import { createElement } from 'react'
import type { BatchResult } from '../batch/use-batch'
import { loadable } from '../ui/loadable'
import type { Action, ActionDialogProps } from './action'
import { type ActionFacts, facts } from './action-facts'
import type { Row } from './types'

const BatchAction = loadable(() => import('./batch-action').then((module) => ({ default: module.BatchAction })))

/** Takes records by `ids`, and answers with what became of each. */
export type BatchOperation = Operation<{ readonly ids: string }, { readonly results: readonly BatchResult[] }>

/** What a call takes besides the ids, which is one of a few. */
export interface ActionChoice {
  readonly name: string
  readonly from: Operation
  readonly given: Row
  readonly label: string
}

export interface ActionBatch {
  readonly operation: BatchOperation
  readonly choice: ActionChoice | undefined
}

type OtherName<O> = Exclude<Extract<keyof NonNullable<InputOf<O>>, string>, 'ids'>
type TextName<R> = { [K in keyof R & string]: NonNullable<R[K]> extends string ? K : never }[keyof R & string]

interface Choice<Name extends string, S> {
  /** What the call takes it as; it needs the label of a field of that name. */
  readonly name: Name
  /** Lists them, each with an `id`. */
  readonly from: S
  /** What the list is asked with. */
  readonly given?: NonNullable<InputOf<S>>
  /** What one of them is called by. */
  readonly label: TextName<RowOf<S>>
}

/** A call that takes more than the ids needs it chosen. */
type ChoiceOf<O, C extends string, S> = [OtherName<O>] extends [never]
  ? { readonly choice?: never }
  : { readonly choice: Choice<C & OtherName<O>, S> }

export type BatchOptions<Target, O, C extends string, S> = ActionFacts<Target> & ChoiceOf<O, C, S> & { readonly api: O }

interface AnyBatch extends ActionFacts<never> {
  readonly api: BatchOperation
  readonly choice?: Omit<ActionChoice, 'given'> & { readonly given?: Row }
}

/** Many records, one call each. */
export function batchAction(name: string, { api, choice, ...options }: AnyBatch): Action<never> {
  const batch: ActionBatch = { operation: api, choice: choice && { given: {}, ...choice } }
  const Dialog = (props: ActionDialogProps<never>) => createElement(BatchAction, { ...props, batch })
  return { ...facts(options), name, run: undefined, Dialog }
}
