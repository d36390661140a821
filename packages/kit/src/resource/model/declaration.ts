import type { Operation } from '@jwsk/sdk'
import type { ActionBuilder } from './action-builder'
import type { DraftType, FieldName, NoField, QueryType, RowType, StringKey, WritableName } from './api'
import type { pageSizes, SortDirection } from './list-state'
import type { RelatedListDeclaration } from './related'
import type { StandardActions } from './resource'
import type { FormLayout } from './section'
import type { CellSlot, StatsSlot, FormSlot } from './slots'

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

// an empty mapped type would take any object
type SortOf<Name extends string> = [Name] extends [never] ? never : { readonly [K in Name]?: SortDirection }

type TreeOf<A> =
  | { readonly parent: StringKey<RowType<A>>; readonly load: 'whole' }
  | { readonly parent: StringKey<RowType<A>> & StringKey<QueryType<A>>; readonly load: 'lazy'; readonly root?: string }

interface ListDeclaration<A, F> {
  /** What is large above the facts of a record; its amounts and measures unless said, four at most. */
  readonly highlights?: readonly Extract<keyof F, string>[]
  /** What a record is called by people, where its first column is an account or a code; it leads its heading. */
  readonly displayName?: Extract<keyof F, string>
  /** In the order on screen. */
  readonly columns: readonly ColumnName<A, F>[]
  /** Names that the list operation takes. */
  readonly search?: readonly Extract<ColumnName<A, F> | Extract<keyof F, string>, StringKey<QueryType<A>>>[]
  /** Names with `_dategt` and `_datelt` in the list's query; where it has `_datege`, with that: `releaseTime_datege`. */
  readonly range?: readonly RangeName<A, F>[]
  /** Columns that a person may sort the list by, besides the one in `sort`. */
  readonly sortable?: readonly Extract<SortName<A>, keyof F>[]
  /** How the list starts: `{ createTime: 'desc' }`. */
  readonly sort?: SortOf<Extract<SortName<A>, keyof F>>
}

/** Every declared field stands in the form unless said; once a read-only one is declared it must be said. */
type FormDeclaration<A, F, S extends string> = [Exclude<keyof F, WritableName<DraftType<A>>>] extends [never]
  ? { readonly form?: FormLayout<FormName<A, F>, S> }
  : A extends { readonly submit: Operation }
    ? { readonly form: FormLayout<FormName<A, F>, S> }
    : { readonly form?: readonly never[] }

/** `row` actions stand with each record, `bulk` ones work on the chosen records, `toolbar` ones on the list. */
export interface ActionLists<A, R, B, T> {
  readonly row?: (action: ActionBuilder<RowType<A>>) => R
  readonly bulk?: (action: ActionBuilder<readonly RowType<A>[]>) => B
  readonly toolbar?: (action: ActionBuilder<undefined>) => T
}

export type ResourceDeclaration<A, F, S extends string> = ListDeclaration<A, F> &
  FormDeclaration<A, F, S> & {
    /** The entity's operations, e.g. `tenantPackage` of `@jwsk/sdk/system`. */
    readonly api: A
    /** `x` asks for `x_add`, `x_edit`, `x_view` and `x_delete`; granted to everyone unless said. */
    readonly permission?: string
    readonly fields: F & UnknownFields<A, F>
    readonly actions?: StandardActions<RowType<A>>
    /** When a field stands in the form, by what the others would send; always unless said. */
    readonly shown?: { readonly [K in FormName<A, F>]?: (draft: Partial<DraftType<A>>) => boolean }
    /** Columns that show more than their field. */
    readonly cells?: { readonly [K in ColumnName<A, F>]?: CellSlot<RowType<A>> }
    /** Instead of the declared form: a module whose default export is the component. */
    readonly Form?: FormSlot<RowType<A>, DraftType<A>>
    /** What stands above the list, drawn: a module whose default export is the component. It comes once the list rests. */
    readonly figures?: StatsSlot
    /** Lists of what belongs to one record, below its facts; see `relatedTo`. */
    readonly related?: readonly RelatedListDeclaration[]
    /** A list of records that hold others; `lazy` needs a list operation that takes the parent. */
    readonly tree?: TreeOf<A>
    /** Rows of a page until the person chooses; 20 unless said. */
    readonly pageSize?: (typeof pageSizes)[number]
    /** The property that tells records apart; `id` unless said. */
    readonly key?: StringKey<RowType<A>>
  }
