import { lookUpText } from './text-table'
import type { CustomLanguage, DefaultModule, Language, TextBundle, TextEngine, TextLoaders, TextScope, TextTree, Translator } from './types'

export type Load = () => Promise<DefaultModule<TextTree>>

/** Internal state of a translator. */
export interface TranslatorState {
  language: Language
  /** Custom language that overrides the built-in texts. */
  added?: CustomLanguage | undefined
  /** `undefined` until `loadTexts` loads i18next; texts are looked up in the bundles before. */
  engine?: TextEngine
  /** All texts that were added. */
  readonly bundles: TextBundle[]
  revision: number
  /** Namespaces in which a text was requested before it was loaded. */
  readonly missingNamespaces: Set<string>
  /** Requested parts with their namespace. */
  readonly parts: Map<TextLoaders, string>
  /** Loads by built-in loader, or by the id and namespace of a custom language. */
  readonly loading: Map<Load | string, Promise<void>>
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

/** Uses the engine from now on, with all texts that were added. */
export function attachEngine(state: TranslatorState, engine: TextEngine): void {
  for (const bundle of state.bundles) engine.add(bundle)
  state.engine = engine
}

/** Language of texts that are missing in the others. */
const reference: Language = 'zh-cn'

interface FixedScope extends Omit<TextScope, 'languages'> {
  readonly language: Language
}

/** Translates a key. If it is missing, marks the namespace, so that components rerender when more of its texts are loaded. */
export function translateFrom(state: TranslatorState, key: string, { values, namespace, language }: FixedScope): string {
  const { engine, added, bundles, missingNamespaces } = state
  const scope = { values, namespace, languages: [...(added ? [added.id] : []), language, reference] }
  const text = engine ? engine.translate(key, scope) : lookUpText(bundles, key, scope)
  if (key.endsWith(text)) missingNamespaces.add(key === text ? namespace : key.slice(0, key.indexOf(':')))
  return text
}

/** Returns a counter that increases with every change of language and every loaded text that was missing. */
export const getTextRevision = (translator: Translator) => getTranslatorState(translator).revision
