import type { Operation } from '@jwsk/sdk'
import type { FieldsOf, FormOptions, Importable, ImportOptions, NavigateOptions, RunOptions, ViewOptions } from './action-options'
import type { BatchOperation, BatchOptions } from './batch-options'
import type { Action } from './resource'

/**
 * What a declaration makes its actions with; each is handed the target of the list it stands in.
 *
 * @example
 * row: (action) => [
 *   action('unlock', { permission: 'user_unlock', run: ({ id }, { client }) => client.call(user.unlock, { userIds: id }) }),
 *   action.form('refund', { api: order.refund, fields: { refundMoney: money() }, send: ({ id }) => ({ id }) }),
 *   action.view('prices', { size: 'large', view: () => import('../views/price-calendar') }),
 * ]
 */
export interface ActionBuilder<Target> {
  /** Runs after a question, or at once for the reason that it gives. */
  <const Name extends string>(name: Name, options: RunOptions<Target>): Action<Target, Name, never, never>
  /** Asks for a few fields first, in a dialog of its own. */
  form<const Name extends string, O extends Operation, const F extends FieldsOf<O>, const S extends string = never>(
    name: Name,
    options: FormOptions<Target, O, F, S>,
  ): Action<Target, Name, Extract<keyof F, string>, string extends S ? never : S>
  /** Opens a component of the plugin in a dialog; it loads when it is asked for. */
  view<const Name extends string>(name: Name, options: ViewOptions<Target>): Action<Target, Name, never, never>
  /** Goes to another screen of the console. */
  navigate<const Name extends string>(name: Name, options: NavigateOptions<Target>): Action<Target, Name, never, never>
  /**
   * `enable` and `disable`: each stands where the other holds, sends `{ ids, status }`, and needs the code that the
   * operation names. On is 1 and off is 0 unless said.
   */
  enableDisable<Id extends string, Status extends number>(
    api: Operation<{ ids: Id; status: Status }, unknown>,
    states?: { readonly on?: Status; readonly off?: Status },
  ): readonly [Action<Target, 'enable', never, never>, Action<Target, 'disable', never, never>]
  /** `sort`: asks for the record's place, by its field `sort`; it needs the code that the operation names. */
  reorder(api: Operation<readonly { id: string; sort: number }[], unknown>): Action<Target, 'sort', 'sort', never>
  /** Sends the chosen records one by one, for one of a few if the call takes that too, and shows what became of each. */
  batch<const Name extends string, O extends BatchOperation, const C extends string = never, S extends Operation = Operation>(
    name: Name,
    options: BatchOptions<Target, O, C, S>,
  ): Action<Target, Name, string extends C ? never : C, never>
  /** `import` over an entity's own import and template; it needs the code that the operation names. */
  importEntity<IsCovered extends number>(entity: Importable<IsCovered>): Action<Target, 'import', never, never>
  /** Takes a file of records, and shows what became of each row. */
  import<const Name extends string, O extends Operation>(name: Name, options: ImportOptions<Target, O>): Action<Target, Name, never, never>
}
