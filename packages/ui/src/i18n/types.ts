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

/** Texts of a namespace in one language, built-in or custom. */
export interface TextBundle {
  readonly namespace: string
  readonly language: string
  readonly texts: TextTree
}

/** Values of a text, and where it is looked up. */
export interface TextScope {
  readonly values: TextValues
  readonly namespace: string
  /** Languages in the order in which they are searched. */
  readonly languages: readonly string[]
}

/** Language in addition to the built-in ones, created by `defineLanguage`. */
export interface CustomLanguage {
  /** BCP 47 tag in lower case: `vi`, `pt-br`. */
  readonly id: string
  /** Name of the language in the language itself. */
  readonly name: string
  /** Language of missing texts. */
  readonly fallback: Language
  /** Loaders of the texts by namespace: `console`, `kit` or the id of a plugin. Each can contain any subset of the namespace's keys. */
  readonly texts: Readonly<Record<string, () => Promise<DefaultModule<TextTree>>>>
}

/** Looks up texts and interpolates values. Keys can include the namespace, `namespace:key`; a missing text results in its key. */
export interface TextEngine {
  add(bundle: TextBundle): void
  translate(key: string, scope: TextScope): string
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
