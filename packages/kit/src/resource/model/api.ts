import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import type { Field } from '../../fields/types'

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
/** What the list is asked with. */
export type QueryType<A> = NonNullable<InputOf<ListOf<A>>>

/** The keys of a type that are names. */
export type StringKey<T> = Extract<keyof T, string>
/** The names of a draft that can be sent. */
export type WritableName<D> = { [K in StringKey<D>]-?: [NonNullable<D[K]>] extends [never] ? never : K }[StringKey<D>]
type ValueAt<T, K> = K extends keyof T ? NonNullable<T[K]> : never

/** What the compiler says of a name that an entity or a call has not. */
export interface NoField<Name, Api> {
  readonly 'is no field of it': Name
  readonly api: Api
}

export type FieldName<A> = StringKey<RowType<A>> | StringKey<DraftType<A>>
// a form may hold any text where the contract lists the values
type Widen<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T
/** The field kinds that a JSON type may have. */
export type FieldFor<Wire> = Field<Wire, Widen<Wire>>
/** For each name the JSON type that its field kind must read, and may send. */
export type FieldsFor<A> = { readonly [K in FieldName<A>]?: FieldFor<ValueAt<RowType<A>, K> | ValueAt<DraftType<A>, K>> }
