import type {
  CustomLanguage,
  DefaultModule,
  Language,
  TextBundle,
  TextEngine,
  TextLoaders,
  TextTree,
  TextValues,
  Translator,
} from './types'

export type Load = () => Promise<DefaultModule<TextTree>>

/** Internal state of a translator. */
export interface TranslatorState {
  language: Language
  engine: TextEngine
  /** Custom language that overrides the built-in texts. */
  added?: CustomLanguage | undefined
  /** All texts that were added, for an engine that replaces the current one. */
  readonly bundles: TextBundle[]
  revision: number
  /** Namespaces in which a text was requested before it was loaded. */
  readonly missingNamespaces: Set<string>
  /** Requested parts with their namespace. */
  readonly parts: Map<TextLoaders, string>
  readonly loading: Map<Load, Promise<void>>
  readonly listeners: Set<() => void>
}

const states = new WeakMap<Translator, TranslatorState>()

export const setTranslatorState = (translator: Translator, state: TranslatorState): void => void states.set(translator, state)

export function getTranslatorState(translator: Translator): TranslatorState {
  const state = states.get(translator)
  if (!state) throw new Error('this translator was not made by createTranslator')
  return state
}

export function notifyListeners(state: TranslatorState) {
  state.revision += 1
  for (const listener of state.listeners) listener()
}

export function subscribeTexts(translator: Translator, listener: () => void): () => void {
  const { listeners } = getTranslatorState(translator)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Translates a key. If it is missing, marks the namespace, so that components rerender when more of its texts are loaded. */
export function translateFrom(
  { engine, added, missingNamespaces }: TranslatorState,
  key: string,
  { values, ...scope }: Omit<TextBundle, 'texts'> & { readonly values: TextValues },
): string {
  const text = added?.translate(key, values, scope) ?? engine.translate(key, values, scope)
  if (key.endsWith(text)) missingNamespaces.add(key === text ? scope.namespace : key.slice(0, key.indexOf(':')))
  return text
}

/** Returns a counter that increases with every change of language and every loaded text that was missing. */
export const getTextRevision = (translator: Translator) => getTranslatorState(translator).revision
