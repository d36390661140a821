import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import type { Field } from '../../fields/types'
import type { Module } from '../../i18n/types'
import type { Action, ActionMaker } from '../action/action'
import type { FormLayout, Section } from './section'

/** The operations of an entity that a screen may use; the list is `page`, else `list`. */
export interface Api {
  readonly page?: Operation
  readonly list?: Operation
  readonly detail?: Operation
  readonly submit?: Operation
  readonly remove?: Operation
}

/** An entity that can be listed. */
export type ListedApi = Api & ({ readonly page: Operation } | { readonly list: Operation })

type ListOf<A> = A extends { readonly page: infer O extends Operation }
  ? O
  : A extends { readonly list: infer O extends Operation }
    ? O
    : never

/** One record as read. */
export type RowType<A> = RowOf<ListOf<A>>
/** What a form edits; nothing where the entity has no submit. */
export type DraftType<A> = A extends { readonly submit: infer O } ? NonNullable<InputOf<O>> : Record<never, never>
type QueryType<A> = NonNullable<InputOf<ListOf<A>>>

type Named<T> = Extract<keyof T, string>
type WritableName<D> = { [K in Named<D>]-?: [NonNullable<D[K]>] extends [never] ? never : K }[Named<D>]
type ValueAt<T, K> = K extends keyof T ? NonNullable<T[K]> : never

export type FieldName<A> = Named<RowType<A>> | Named<DraftType<A>>
// a form may hold any text where the contract lists the values
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T
/** The field kinds that a JSON type may have. */
export type FieldFor<Wire> = Field<Wire, Widened<Wire>>
/** For each name the JSON type that its field kind must read, and may send. */
export type FieldsFor<A> = { readonly [K in FieldName<A>]?: FieldFor<ValueAt<RowType<A>, K> | ValueAt<DraftType<A>, K>> }

type Unknown<A, F> = { readonly [K in Exclude<keyof F, FieldName<A>>]: never }
type ColumnName<A, F> = Extract<keyof F, Named<RowType<A>>>
type FormName<A, F> = Extract<keyof F, WritableName<DraftType<A>>>
type StartOf<K, F> = K extends `${infer Name}_dategt`
  ? Extract<Name, keyof F>
  : K extends `${infer Name}_datege`
    ? Name extends keyof F
      ? K
      : never
    : never
type RangeName<A, F> = { [K in Named<QueryType<A>>]: StartOf<K, F> }[Named<QueryType<A>>]
type SortName<A> = 'ascs' extends keyof QueryType<A> ? Named<RowType<A>> : never

/** `asc` or `desc`: the list starts sorted by it; `off`: it can be sorted by. */
export type SortStart = 'asc' | 'desc' | 'off'

// an empty mapped type would take any object
type SortOf<Name extends string> = [Name] extends [never] ? never : { readonly [K in Name]?: SortStart }

/** Whether something may be done with this record. */
type Gate<R> = (row: R) => boolean

/**
 * What of the usual actions a screen leaves out, or has only for some records. `delete: 'undo'` asks no question, but
 * waits a few seconds in which the delete can be taken back.
 */
export interface Actions<R = Row> {
  readonly add?: false
  readonly view?: false
  readonly edit?: false | Gate<R>
  readonly delete?: false | 'undo' | Gate<R> | { readonly undo?: true; readonly when?: Gate<R> }
}

/** How a list becomes a tree: each row's `children` come along, or are asked for by the parent's key when it opens. */
export interface TreeShape {
  readonly parent: string
  readonly load: 'whole' | 'lazy'
  /** The parent of the first level; `0` unless said. */
  readonly root?: string
}

type TreeOf<A> =
  | { readonly parent: Named<RowType<A>>; readonly load: 'whole' }
  | { readonly parent: Named<RowType<A>> & Named<QueryType<A>>; readonly load: 'lazy'; readonly root?: string }

interface Lists<A, F> {
  /** In the order on screen. */
  readonly columns: readonly ColumnName<A, F>[]
  /** Names that the list operation takes. */
  readonly search?: readonly Extract<ColumnName<A, F> | Extract<keyof F, string>, Named<QueryType<A>>>[]
  /** Names with `_dategt` and `_datelt` in the list's query; where it has `_datege`, with that: `releaseTime_datege`. */
  readonly range?: readonly RangeName<A, F>[]
  readonly sort?: SortOf<Extract<SortName<A>, keyof F>>
}

/** Every declared field stands in the form unless said; once a read-only one is declared it must be said. */
type FormOf<A, F, S extends string> = [Exclude<keyof F, WritableName<DraftType<A>>>] extends [never]
  ? { readonly form?: FormLayout<FormName<A, F>, S> }
  : A extends { readonly submit: Operation }
    ? { readonly form: FormLayout<FormName<A, F>, S> }
    : { readonly form?: readonly never[] }

/** `row` actions stand with each record, `bulk` ones work on the chosen records, `toolbar` ones on the list. */
export interface ActionLists<A, R, B, T> {
  readonly row?: (action: ActionMaker<RowType<A>>) => R
  readonly bulk?: (action: ActionMaker<readonly RowType<A>[]>) => B
  readonly toolbar?: (action: ActionMaker<undefined>) => T
}

/** What a cell of the declaration's own is given: the record, and what the field's kind would show. */
export interface CellSlotProps<R> {
  readonly row: R
  readonly children: ReactNode
}

/** What a form of the declaration's own is given. */
export interface FormSlotProps<R = Row, Draft = Row> {
  /** What is changed; absent for a new record. */
  readonly record: R | undefined
  /** What the record has besides the form, e.g. the parent that is chosen beside the list. */
  readonly given: Row | undefined
  readonly isSaving: boolean
  /** Sends it, asks before it overwrites what somebody else changed, says how it went, and closes when it went well. */
  readonly save: (draft: Draft) => Promise<void>
  readonly close: () => void
}

// whichever row it is, it is one of this list
type CellSlot<R> = (props: CellSlotProps<R>) => ReactNode
type FormSlot<R, Draft> = () => Promise<Module<(props: FormSlotProps<R, Draft>) => ReactNode>>

export type Declaration<A, F, S extends string> = Lists<A, F> &
  FormOf<A, F, S> & {
    /** The entity's operations, e.g. `tenantPackage` of `@jwsk/sdk/system`. */
    readonly api: A
    /** `x` asks for `x_add`, `x_edit`, `x_view` and `x_delete`; granted to everyone unless said. */
    readonly permission?: string
    readonly fields: F & Unknown<A, F>
    readonly actions?: Actions<RowType<A>>
    /** When a field stands in the form, by what the others would send; always unless said. */
    readonly when?: { readonly [K in FormName<A, F>]?: (draft: Partial<DraftType<A>>) => boolean }
    /** Columns that show more than their field. */
    readonly cells?: { readonly [K in ColumnName<A, F>]?: CellSlot<RowType<A>> }
    /** Instead of the declared form: a module whose default export is the component. */
    readonly Form?: FormSlot<RowType<A>, DraftType<A>>
    /** A list of records that hold others; `lazy` needs a list operation that takes the parent. */
    readonly tree?: TreeOf<A>
    /** The property that tells records apart; `id` unless said. */
    readonly key?: Named<RowType<A>>
  }

/** A declared screen as the engine sees it. `Name` are its fields, `ActionName` its own actions, `SectionName` the parts of its form. */
export interface Resource<Name extends string = string, ActionName extends string = string, SectionName extends string = string> {
  /** The entity, e.g. `tenantPackage`: first part of its texts' keys and of its query keys. */
  readonly name: string
  readonly api: Api & { readonly list: Operation }
  readonly permission: string | undefined
  readonly fields: Readonly<Record<string, Field>>
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly range: readonly string[]
  readonly sections: readonly Section[]
  readonly when: Readonly<Record<string, ((draft: Row) => boolean) | undefined>>
  readonly sort: Readonly<Record<string, SortStart | undefined>>
  readonly actions: Actions
  readonly key: string
  readonly tree: TreeShape | undefined
  readonly cells: Readonly<Record<string, CellSlot<Row> | undefined>>
  readonly Form: FormSlot<Row, Row> | undefined
  readonly row: readonly Action<Row>[]
  readonly bulk: readonly Action<readonly Row[]>[]
  readonly toolbar: readonly Action<undefined>[]
  /** Carry the types; never present at run time. */
  readonly '~names'?: Name
  readonly '~actions'?: ActionName
  readonly '~sections'?: SectionName
}

/** The texts that a plugin owes a resource: `satisfies { tenantPackage: LabelsOf<typeof tenantPackages> }`. */
export type LabelsOf<R extends Resource> = ResourceLabels<NonNullable<R['~names']>> &
  ActionLabels<NonNullable<R['~actions']>> &
  SectionLabels<NonNullable<R['~sections']>>

interface ResourceLabels<Name extends string> {
  /** On the screen's head and its tab. */
  readonly title: string
  /** One line of context under the title. */
  readonly hint?: string
  /** What one record is called: "删除 3 个产品包". */
  readonly record: string
  readonly fields: { readonly [K in Name]: string }
}

type SectionLabels<Name extends string> = [Name] extends [never] ? unknown : { readonly sections: { readonly [K in Name]: string } }

type ActionLabels<Name extends string> = [Name] extends [never] ? unknown : { readonly actions: { readonly [K in Name]: string } }

/** A record as the engine holds it: whatever the wire brought. */
export type Row = Readonly<Record<string, unknown>>

/** What every screen may be given; a hand-written one may ignore it. */
export interface ScreenProps {
  /** The label of the menu entry; the plugin's own title unless given. */
  readonly title?: string
}
