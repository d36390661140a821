import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import type { Field } from '../../fields/types'

/** Operations of an entity that a screen uses; the list is `page`, or else `list`. */
export interface Api {
  readonly page?: Operation
  readonly list?: Operation
  readonly detail?: Operation
  readonly submit?: Operation
  readonly remove?: Operation
}

/** Entity with a list operation. */
export type ListedApi = Api & ({ readonly page: Operation } | { readonly list: Operation })

type ListOf<A> = A extends { readonly page: infer O extends Operation }
  ? O
  : A extends { readonly list: infer O extends Operation }
    ? O
    : never

/** Type of one record as read. */
export type RowType<A> = RowOf<ListOf<A>>
/** Type that a form edits; empty if the entity has no submit operation. */
export type DraftType<A> = A extends { readonly submit: infer O } ? NonNullable<InputOf<O>> : Record<never, never>
/** Input type of the list operation. */
export type QueryType<A> = NonNullable<InputOf<ListOf<A>>>

/** String keys of a type. */
export type StringKey<T> = Extract<keyof T, string>
/** Names of a draft that can be sent. */
export type WritableName<D> = { [K in StringKey<D>]-?: [NonNullable<D[K]>] extends [never] ? never : K }[StringKey<D>]
type ValueAt<T, K> = K extends keyof T ? NonNullable<T[K]> : never

/** Type error for a name that an entity or a call does not have. */
export interface NoField<Name, Api> {
  readonly 'is no field of it': Name
  readonly api: Api
}

export type FieldName<A> = StringKey<RowType<A>> | StringKey<DraftType<A>>
// a form may contain any text where the contract enumerates values
type Widen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer E)[]
        ? readonly Widen<E>[]
        : T
type ElementOf<T> = T extends readonly (infer E)[] ? E : T
// a field with fixed values has exactly those that the contract enumerates
type ValuesFor<T> = string extends T
  ? unknown
  : number extends T
    ? unknown
    : [T] extends [string | number]
      ? { readonly '~values'?: (key: `${T}`) => `${T}` }
      : unknown
type NameIn<E> = E extends unknown ? StringKey<E> : never
type ValueIn<E, K> = E extends unknown ? ValueAt<E, K> : never
type ObjectIn<T> = T extends object ? (T extends readonly unknown[] ? never : T) : never
// rows have only fields of the objects in the array
type LinesFor<E> = [E] extends [never]
  ? unknown
  : string extends NameIn<E>
    ? unknown
    : { readonly '~lines'?: { readonly [K in NameIn<E>]?: FieldFor<ValueIn<E, K>> }; readonly '~lineNames'?: NameIn<E> }
/** Field kinds allowed for a JSON type. */
export type FieldFor<Wire> = Field<Wire, Widen<Wire>> & ValuesFor<ElementOf<Wire>> & LinesFor<ObjectIn<ElementOf<Wire>>>
/** JSON types by name that a field kind must read and may send. */
export type FieldsFor<A> = { readonly [K in FieldName<A>]?: FieldFor<ValueAt<RowType<A>, K> | ValueAt<DraftType<A>, K>> }

type ValueName<K extends string, Kind> = '~values' extends keyof Kind
  ? NonNullable<Kind['~values']> extends (key: infer V extends string) => unknown
    ? `${K}.${V}`
    : never
  : never
// the fields of rows need labels, and those with fixed values have them at `<rows>_<field>`
type LineName<K extends string, Kind> = '~lines' extends keyof Kind
  ? NonNullable<Kind['~lines']> extends infer L
    ? { [N in StringKey<L>]: `${K}[].${N}` | ValueName<`${K}_${N}`, L[N]> }[StringKey<L>]
    : never
  : never
/** Texts that fields need: fixed values as `field.value`, and the fields of rows as `field[].name`. */
export type ChoiceName<F> = { [K in StringKey<F>]: ValueName<K, F[K]> | LineName<K, F[K]> }[StringKey<F>]
