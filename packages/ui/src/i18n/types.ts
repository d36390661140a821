/** Built-in languages; zh-cn is the reference, en is complete by type. */
export type Language = 'zh-cn' | 'en'

/** Texts by key; nested keys are joined by dots (`tenantPackage.fields.packageName`). */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Module with a default export, as `import()` returns it. */
export interface DefaultModule<T> {
  readonly default: T
}

/** Loaders of a namespace's texts by language. */
export type TextLoaders = Readonly<Record<Language, () => Promise<DefaultModule<TextTree>>>>

export type TextValues = Readonly<Record<string, string | number>>

/** Texts of a namespace in one language. */
export interface TextBundle {
  readonly namespace: string
  readonly language: Language
  readonly texts: TextTree
}

/** Namespace and language of a text. */
export interface TextScope {
  readonly namespace: string
  readonly language: string
}

/** Language in addition to the built-in ones, created by `defineLanguage`. */
export interface CustomLanguage {
  readonly id: string
  readonly name: string
  readonly fallback: Language
  /** Loads the texts of a namespace; `undefined` if there are none. */
  load(namespace: string): Promise<void> | undefined
  /** Returns the text of a key; `undefined` if it is missing. */
  translate(key: string, values: TextValues, place: TextScope): string | undefined
}

/** Looks up texts and interpolates values. Keys can include the namespace, `namespace:key`; a missing text results in its key. */
export interface TextEngine {
  /** Set if it has all features of i18next. */
  readonly hasI18next?: true
  add(bundle: TextScope & { readonly texts: TextTree }): void
  translate(key: string, values: TextValues, place: TextScope): string
}

/** Loaded texts and current language, independent of React. */
export interface Translator {
  /** Current language; for a custom language its fallback. */
  readonly language: Language
  /** Translates a key into the current language; the value `ns` sets the namespace of keys without one. */
  t(key: string, values?: TextValues): string
  getFixedT(language: Language, namespace: string): Translate
}

/** Translates a key of the current namespace, or `namespace:key`. */
export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string

/** Union of key paths: `'a' | 'b.c'` for `{ a: string, b: { c: string } }`. */
export type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string]

/** Same keys with any texts; the type of every other language. */
export type TextsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> }
