/** The languages that everything is written in; zh-cn is the reference, en is complete by type. */
export type Language = 'zh-cn' | 'en'

/** Texts by key; nesting becomes dots (`tenantPackage.fields.packageName`). */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** A module with a default export, as `import()` gives it. */
export interface DefaultModule<T> {
  readonly default: T
}

/** One namespace's texts, loaded per language. */
export type TextLoaders = Readonly<Record<Language, () => Promise<DefaultModule<TextTree>>>>

export type TextValues = Readonly<Record<string, string | number>>

/** Some texts of a namespace, in a language. */
export interface TextBundle {
  readonly namespace: string
  readonly language: Language
  readonly texts: TextTree
}

/** Where a text belongs. */
export interface TextScope {
  readonly namespace: string
  readonly language: string
}

/** A language besides those that everything is written in, as `defineLanguage` makes it. */
export interface CustomLanguage {
  readonly id: string
  readonly name: string
  readonly fallback: Language
  /** Has the texts of a namespace at hand, if there are any. */
  load(namespace: string): Promise<void> | undefined
  /** Undefined where there is no such text. */
  translate(key: string, values: TextValues, place: TextScope): string | undefined
}

/** Finds texts and fills them in. Keys may name their namespace, `namespace:key`; of what is missing the key is shown. */
export interface TextEngine {
  /** It can all that i18next can. */
  readonly hasI18next?: true
  add(bundle: TextScope & { readonly texts: TextTree }): void
  translate(key: string, values: TextValues, place: TextScope): string
}

/** The texts that have arrived, and the language on screen; without a React binding. */
export interface Translator {
  /** Of an added language the one that it falls back to. */
  readonly language: Language
  /** In the language on screen; `ns` names the namespace of a key that does not. */
  t(key: string, values?: TextValues): string
  getFixedT(language: Language, namespace: string): Translate
}

/** The text of a key in the nearest namespace, or of `namespace:key`. */
export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string

/** `'a' | 'b.c'` for `{ a: string, b: { c: string } }`. */
export type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string]

/** The same keys with any texts: what every further language must fill. */
export type TextsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> }
