import type { i18n } from 'i18next'

/** The languages of the console; zh-cn is the reference, en is complete by type. */
export type Language = 'zh-cn' | 'en'

/** Texts by key; nesting becomes dots (`tenantPackage.fields.packageName`). */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** A module with a default export, as `import()` gives it. */
export interface Module<T> {
  readonly default: T
}

/** One namespace's texts, loaded per language. */
export type TextLoaders = Readonly<Record<Language, () => Promise<Module<Texts>>>>

/** An i18next instance without a React binding. */
export type Translator = i18n

export type TextValues = Readonly<Record<string, string | number>>

/** The text of a key in the nearest namespace, or of `namespace:key`. */
export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string

/** `'a' | 'b.c'` for `{ a: string, b: { c: string } }`. */
export type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string]

/** The same keys with any texts: what every further language must fill. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
