import type { Operation } from '@jwsk/sdk'
import type { ActionBuilder } from './action-builder'
import type { DraftType, FieldName, NoField, QueryType, RowType, StringKey, WritableName } from './api'
import type { DependentsDeclaration } from './dependents'
import type { ComputedColumns } from './list/computed-column'
import type { SortRows } from './list/sort-rows'
import type { pageSizes, SortDirection } from './list-state'
import type { RelatedListDeclaration } from './related'
import type { StandardActions } from './resource'
import type { CheckContext, ComputeDeclaration, KnownNames } from './rules/form-rules'
import type { FormLayout, StepsOf } from './section'
import type { CellSlot, FormSlot, StatsOptions, StatsSlot } from './slots'

type UnknownFields<A, F> = { readonly [K in Exclude<keyof F, FieldName<A>>]: NoField<K, A> }
type ColumnName<A, F> = Extract<keyof F, StringKey<RowType<A>>>
type FormName<A, F> = Extract<keyof F, WritableName<DraftType<A>>>
type StartOf<K, F> = K extends `${infer Name}_dategt`
  ? Extract<Name, keyof F>
  : K extends `${infer Name}_datege`
    ? Name extends keyof F
      ? K
      : never
    : never
type RangeName<A, F> = { [K in StringKey<QueryType<A>>]: StartOf<K, F> }[StringKey<QueryType<A>>]
type SortName<A> = 'ascs' extends keyof QueryType<A> ? StringKey<RowType<A>> : never

// only the declaration of computed columns decides their names
type ComputedName<P> = NoInfer<Extract<keyof P, string>>

// an empty mapped type would accept any object
type SortOf<Name extends string> = [Name] extends [never] ? never : { readonly [K in Name]?: SortDirection }

type TreeOf<A> =
  | { readonly parent: StringKey<RowType<A>>; readonly load: 'whole' }
  | { readonly parent: StringKey<RowType<A>> & StringKey<QueryType<A>>; readonly load: 'lazy'; readonly root?: string }

interface ListDeclaration<A, F, P> {
  /** Fields shown as large numbers above the record's details. Defaults to its amounts and measures; at most four. */
  readonly highlights?: readonly (Extract<keyof F, string> | ComputedName<P>)[]
  /** Field that names the record to users if its first column is an account or a code; it leads the heading. */
  readonly displayName?: Extract<keyof F, string>
  /** Columns in display order. */
  readonly columns: readonly (ColumnName<A, F> | ComputedName<P>)[]
  /** Columns computed from the rows: `{ margin: { field: money(), from: ({ price, cost }) => price - cost } }`. */
  readonly computedColumns?: ComputedColumns<A, RowType<A>, P>
  /** Names that the list operation takes. */
  readonly search?: readonly Extract<ColumnName<A, F> | Extract<keyof F, string>, StringKey<QueryType<A>>>[]
  /** Names with `_dategt` and `_datelt` in the query of the list, or with `_datege` if it has that: `releaseTime_datege`. */
  readonly range?: readonly RangeName<A, F>[]
  /** Columns by which users can sort the list, in addition to that of `sort`. */
  readonly sortable?: readonly Extract<SortName<A>, keyof F>[]
  /** Initial order of the list: `{ createTime: 'desc' }`. */
  readonly sort?: SortOf<Extract<SortName<A>, keyof F>>
}

/** Fields of the form. Defaults to all declared ones; required once a read-only field is declared. */
type FormDeclaration<A, F, S extends string> = [Exclude<keyof F, WritableName<DraftType<A>>>] extends [never]
  ? { readonly form?: FormLayout<FormName<A, F>, S> }
  : A extends { readonly submit: Operation }
    ? { readonly form: FormLayout<FormName<A, F>, S> }
    : { readonly form?: readonly never[] }

/** Actions: `row` for each record, `bulk` for the selected records, `toolbar` for the list. */
export interface ActionLists<A, R, B, T> {
  /** Returns the actions of one record, in a list and in its details. */
  readonly row?: (action: ActionBuilder<RowType<A>>) => R
  /** Returns the actions of the selected records. */
  readonly bulk?: (action: ActionBuilder<readonly RowType<A>[]>) => B
  /** Returns the actions of the list. */
  readonly toolbar?: (action: ActionBuilder<undefined>) => T
}

export type ResourceDeclaration<A, F, S extends string, C, P = Record<never, never>> = ListDeclaration<A, F, P> &
  FormDeclaration<A, F, S> & {
    /** Operations of the entity, e.g. `tenantPackage` of `@jwsk/sdk/system`. */
    readonly api: A
    /** Permission prefix: `x` requires `x_add`, `x_edit`, `x_view` and `x_delete`. Defaults to all users. */
    readonly permission?: string
    /** Fields by wire name, each of a kind that reads what the contract sends. */
    readonly fields: F & UnknownFields<A, F>
    /** Availability of add, view, edit and delete: `false`, or a condition on the record; `delete: 'undo'` can be undone. */
    readonly actions?: StandardActions<RowType<A>>
    /** Fields of the form that users can change in all selected records at once; requires the permission to edit. */
    readonly bulkEdit?: readonly FormName<A, F>[]
    /** Shows the sections of `form` as steps, each validated before the next. */
    readonly steps?: StepsOf<S>
    /**
     * Columns whose cells users can edit in the list, by a double click, Enter or F2; each change is saved as the form of
     * the record would. Requires the permission to edit. Not the first column, which opens the record.
     */
    readonly inline?: readonly Extract<FormName<A, F>, ColumnName<A, F>>[]
    /**
     * Operation that stores the order of rows, which users drag by a handle in the column `sort` or move by arrow keys;
     * requires its permission code. Without an operation, `save` stores the rows whose number changed. Not in trees.
     */
    readonly sortRows?: 'sort' extends ColumnName<A, F> ? SortRows<RowType<A>> : never
    /** Conditions by which a field is visible, given the values of the others on the wire. Defaults to always visible. */
    readonly visibleWhen?: { readonly [K in FormName<A, F>]?: (draft: Partial<DraftType<A>>) => boolean }
    /** Rules across fields: messages by field name, or nothing; may be asynchronous. `say` returns a text of `checks`. */
    readonly check?: (draft: Partial<DraftType<A>>, context: CheckContext) => C & KnownNames<C, FormName<A, F>, A>
    /** Values derived from the others on the wire: read-only, and sent with `{ value, send: true }`. */
    readonly compute?: ComputeDeclaration<DraftType<A>, FormName<A, F>>
    /** Custom cells of columns that show more than their field. */
    readonly cells?: { readonly [K in ColumnName<A, F> | ComputedName<P>]?: CellSlot<RowType<A>> }
    /** Custom form instead of the declared one: a module whose default export is the component. */
    readonly Form?: FormSlot<RowType<A>, DraftType<A>>
    /**
     * Charts above the list: a module whose default export is the component, loaded once the list is idle. Users open
     * them by a button; with `{ load, open: true }` they are open until a user closes them.
     */
    readonly stats?: StatsSlot | StatsOptions
    /** Lists of related records below the record's details; see `relatedTo`. */
    readonly related?: readonly RelatedListDeclaration[]
    /** Records that depend on one record, counted before it is deleted; see `dependentsIn`. */
    readonly dependents?: DependentsDeclaration
    /** Tree options; `lazy` needs a list operation that takes the parent. */
    readonly tree?: TreeOf<A>
    /** Initial page size. Defaults to 20. */
    readonly pageSize?: (typeof pageSizes)[number]
    /** Property that identifies records. Defaults to `id`. */
    readonly key?: StringKey<RowType<A>>
  }
