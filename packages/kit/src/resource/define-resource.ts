import type { Operation } from '@jwsk/sdk'
import { bindFields } from '../fields/bind-fields'
import type { Field } from '../fields/types'
import { buildActions } from './action/build-actions'
import type { ActionBuilder } from './model/action-builder'
import type { Api, ChoiceName, FieldsFor, ListedApi, RowType } from './model/api'
import type { ActionLists, ResourceDeclaration } from './model/declaration'
import { type AnyComputedColumns, toComputedFields } from './model/list/computed-column'
import type { ViewsDeclaration } from './model/list/views'
import type { Action, Resource } from './model/resource'
import type { Row } from './model/row'
import type { CheckName, CheckOutcome } from './model/rules/form-rules'
import { toSections } from './model/section'

function getListOperation(api: Api): Operation {
  const list = api.page ?? api.list
  if (!list) throw new Error('a resource needs an operation that lists it')
  return list
}

/** Returns the names that users edit: a derived value is read-only. */
const selectTyped = (names: readonly string[], compute: Resource['compute']) => names.filter((name) => !compute[name])

type Each<L> = L extends readonly (infer E)[] ? E : never
type NameOf<L> = Each<L> extends infer E ? (E extends Action<never, infer Name> ? Name : never) : never
type FieldOf<L> = Each<L> extends infer E ? (E extends Action<never, string, infer Name> ? Name : never) : never
// an action whose type does not name its choices has none
type Known<Name extends string> = string extends Name ? never : Name
type ChoicesOf<L> = Each<L> extends infer E ? (E extends Action<never, string, string, string, infer Name> ? Known<Name> : never) : never
type PartsOf<L> = Each<L> extends infer E ? (E extends Action<never, string, string, infer Name> ? Name : never) : never

// an action is only passed records of its list
type BuildActions<Target> = ((action: ActionBuilder<Target>) => readonly Action<Target>[]) | undefined

/**
 * Declares a screen over an entity's operations; the compiler checks it against the contract.
 *
 * @example
 * export const tenantPackages = defineResource({
 *   api: tenantPackage,
 *   fields: { packageName: text(), remark: textarea() },
 *   columns: ['packageName', 'remark'],
 *   search: ['packageName'],
 * })
 */
export function defineResource<
  const A extends ListedApi,
  const F extends FieldsFor<A>,
  const R extends readonly Action<RowType<A>>[] = [],
  const B extends readonly Action<readonly RowType<A>[]>[] = [],
  const T extends readonly Action<undefined>[] = [],
  const S extends string = never,
  const C extends CheckOutcome = undefined,
  const P extends Readonly<Record<string, Field>> = Record<never, never>,
  const M extends Operation = Operation,
>(
  declaration: ResourceDeclaration<A, F, S, C, P> & ActionLists<A, R, B, T> & ViewsDeclaration<A, F, M>,
): Resource<
  Extract<keyof F | keyof P, string> | FieldOf<R | B | T>,
  NameOf<R | B | T>,
  (string extends S ? never : S) | PartsOf<R | B | T>,
  ChoiceName<F> | ChoiceName<P> | ChoicesOf<R | B | T>,
  CheckName<C>
> {
  const { api, fields } = declaration
  const list = getListOperation(api)
  const name = list.id.split('.')[0] ?? list.id
  // a field is only passed values of its wire name, or computed from a row of the list
  const boundFields = bindFields(
    { ...fields, ...toComputedFields(declaration.computedColumns as unknown as AnyComputedColumns) } as Resource['fields'],
    name,
  )
  const compute = (declaration.compute ?? {}) as Resource['compute'] // like its conditions
  return {
    name,
    api: { ...api, list },
    permission: declaration.permission,
    fields: boundFields,
    columns: declaration.columns,
    highlights: declaration.highlights,
    displayName: declaration.displayName,
    search: declaration.search ?? [],
    range: declaration.range ?? [],
    sections: toSections(declaration.form ?? (api.submit ? Object.keys(fields) : [])),
    isStepped: declaration.steps ?? false,
    // the draft has the type of the operation's input
    visibleWhen: (declaration.visibleWhen ?? {}) as Resource['visibleWhen'],
    check: declaration.check as Resource['check'], // like its conditions
    compute,
    sortable: [...Object.keys(declaration.sort ?? {}), ...(declaration.sortable ?? [])],
    sort: declaration.sort ?? {},
    // a predicate is only passed records of its list
    actions: (declaration.actions ?? {}) as Resource['actions'],
    bulkEdit: selectTyped(declaration.bulkEdit ?? [], compute),
    inline: declaration.inline && selectTyped(declaration.inline, compute).filter((field) => !boundFields[field]?.isBlock),
    sortRows: declaration.sortRows as Resource['sortRows'], // it is only passed records of its list
    calendar: declaration.calendar,
    board: declaration.board as Resource['board'], // a card is moved by a record of its list
    timeline: declaration.timeline,
    key: declaration.key ?? 'id',
    pageSize: declaration.pageSize,
    tree: declaration.tree,
    // a cell and a form are only passed records of their own list
    cells: (declaration.cells ?? {}) as Resource['cells'],
    Form: declaration.Form as Resource['Form'], // like its cells
    stats: declaration.stats,
    related: declaration.related ?? [],
    dependents: declaration.dependents,
    rowActions: buildActions(declaration.row as BuildActions<Row>), // records of its list
    bulkActions: buildActions(declaration.bulk as BuildActions<readonly Row[]>), // records of its list
    toolbarActions: buildActions(declaration.toolbar),
  }
}
