import type { Operation } from '@jwsk/sdk'
import type { FieldsOf, FormOptions, Importable, ImportOptions, NavigateOptions, RunOptions, ViewOptions } from './action-options'
import type { ChoiceName } from './api'
import type { BatchOperation, BatchOptions } from './batch-options'
import type { Action } from './resource'

/**
 * Builder of a declaration's actions; each is passed the target type of its list.
 *
 * @example
 * row: (action) => [
 *   action('unlock', { permission: 'user_unlock', run: ({ id }, { client }) => client.call(user.unlock, { userIds: id }) }),
 *   action.form('refund', { api: order.refund, fields: { refundMoney: money() }, extraInput: ({ id }) => ({ id }) }),
 *   action.view('prices', { size: 'large', view: () => import('../views/price-calendar') }),
 * ]
 */
export interface ActionBuilder<Target> {
  /** Runs after confirmation, or at once if `options` has a reason to skip it. */
  <const Name extends string>(name: Name, options: RunOptions<Target>): Action<Target, Name, never, never, never>
  /** Opens a dialog with a form of some fields first. */
  form<const Name extends string, O extends Operation, const F extends FieldsOf<O>, const S extends string = never>(
    name: Name,
    options: FormOptions<Target, O, F, S>,
  ): Action<Target, Name, Extract<keyof F, string>, string extends S ? never : S, ChoiceName<F>>
  /** Opens a component of the plugin in a dialog; loads it on demand. */
  view<const Name extends string>(name: Name, options: ViewOptions<Target>): Action<Target, Name, never, never, never>
  /** Navigates to another screen of the console. */
  navigate<const Name extends string>(name: Name, options: NavigateOptions<Target>): Action<Target, Name, never, never, never>
  /**
   * Creates `enable` and `disable`: each is offered in the other status, sends `{ ids, status }`, and needs the
   * operation's permission code. Defaults to 1 for on and 0 for off.
   */
  enableDisable<Id extends string, Status extends number>(
    api: Operation<{ ids: Id; status: Status }, unknown>,
    states?: { readonly on?: Status; readonly off?: Status },
  ): readonly [Action<Target, 'enable', never, never, never>, Action<Target, 'disable', never, never, never>]
  /** Creates `sort`: a form for the position of the record, by its field `sort`; needs the operation's permission code. */
  reorder(api: Operation<readonly { id: string; sort: number }[], unknown>): Action<Target, 'sort', 'sort', never, never>
  /** Sends the selected records one by one, with a choice if the call takes one, and shows the result of each. */
  batch<const Name extends string, O extends BatchOperation, const C extends string = never, S extends Operation = Operation>(
    name: Name,
    options: BatchOptions<Target, O, C, S>,
  ): Action<Target, Name, string extends C ? never : C, never, never>
  /** Creates `import` from an entity's import operation and template; needs the operation's permission code. */
  importEntity<IsCovered extends number>(entity: Importable<IsCovered>): Action<Target, 'import', never, never, never>
  /** Imports a file of records, and shows the result of each row. */
  import<const Name extends string, O extends Operation>(
    name: Name,
    options: ImportOptions<Target, O>,
  ): Action<Target, Name, never, never, never>
}
