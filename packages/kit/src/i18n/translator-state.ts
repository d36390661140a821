import type { CustomLanguage, TextBundle, Language, DefaultModule, TextEngine, TextLoaders, TextTree, TextValues, Translator } from './types'

export type Load = () => Promise<DefaultModule<TextTree>>

/** What a translator holds. */
export interface TranslatorState {
  language: Language
  engine: TextEngine
  /** what is said in place of the language's own texts */
  added?: CustomLanguage | undefined
  /** all that were added, for an engine that comes later */
  readonly bundles: TextBundle[]
  revision: number
  /** namespaces in which a text was asked for that had not arrived */
  readonly missingNamespaces: Set<string>
  /** every part that was asked for, with its namespace */
  readonly parts: Map<TextLoaders, string>
  readonly loading: Map<Load, Promise<void>>
  readonly listeners: Set<() => void>
}

const states = new WeakMap<Translator, TranslatorState>()

export const setTranslatorState = (translator: Translator, memory: TranslatorState): void => void states.set(translator, memory)

export function getTranslatorState(translator: Translator): TranslatorState {
  const memory = states.get(translator)
  if (!memory) throw new Error('this translator was not made by createTranslator')
  return memory
}

export function notifyListeners(memory: TranslatorState) {
  memory.revision += 1
  for (const listener of memory.listeners) listener()
}

export function subscribeTexts(translator: Translator, listener: () => void): () => void {
  const { listeners } = getTranslatorState(translator)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the engine finds; where it finds nothing, who asked is to be drawn again when more of that namespace arrives. */
export function translateFrom(
  { engine, added, missingNamespaces }: TranslatorState,
  key: string,
  { values, ...place }: Omit<TextBundle, 'texts'> & { readonly values: TextValues },
): string {
  const text = added?.translate(key, values, place) ?? engine.translate(key, values, place)
  if (key.endsWith(text)) missingNamespaces.add(key === text ? place.namespace : key.slice(0, key.indexOf(':')))
  return text
}

/** Grows with every switch of language, and with every text that somebody waits for. */
export const getTextRevision = (translator: Translator) => getTranslatorState(translator).revision
