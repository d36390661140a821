import type { AddedLanguage, Bundle, Language, Module, TextEngine, TextLoaders, Texts, TextValues, Translator } from './types'

export type Load = () => Promise<Module<Texts>>

/** What a translator holds. */
export interface Memory {
  language: Language
  engine: TextEngine
  /** what is said in place of the language's own texts */
  added?: AddedLanguage | undefined
  /** all that were added, for an engine that comes later */
  readonly bundles: Bundle[]
  revision: number
  /** namespaces in which a text was asked for that had not arrived */
  readonly missed: Set<string>
  /** every part that was asked for, with its namespace */
  readonly parts: Map<TextLoaders, string>
  readonly loading: Map<Load, Promise<void>>
  readonly listeners: Set<() => void>
}

const memories = new WeakMap<Translator, Memory>()

export const remember = (translator: Translator, memory: Memory): void => void memories.set(translator, memory)

export function memoryOf(translator: Translator): Memory {
  const memory = memories.get(translator)
  if (!memory) throw new Error('this translator was not made by createTranslator')
  return memory
}

export function notifyListeners(memory: Memory) {
  memory.revision += 1
  for (const listener of memory.listeners) listener()
}

export function subscribeTexts(translator: Translator, listener: () => void): () => void {
  const { listeners } = memoryOf(translator)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the engine finds; where it finds nothing, who asked is to be drawn again when more of that namespace arrives. */
export function sayFrom(
  { engine, added, missed }: Memory,
  key: string,
  { values, ...place }: Omit<Bundle, 'texts'> & { readonly values: TextValues },
): string {
  const text = added?.say(key, values, place) ?? engine.say(key, values, place)
  if (key.endsWith(text)) missed.add(key === text ? place.namespace : key.slice(0, key.indexOf(':')))
  return text
}

/** Grows with every switch of language, and with every text that somebody waits for. */
export const textRevision = (translator: Translator) => memoryOf(translator).revision
