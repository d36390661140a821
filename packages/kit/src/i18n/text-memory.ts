import type { Bundle, Language, Module, TextEngine, TextLoaders, Texts, Translator } from './types'

export type Load = () => Promise<Module<Texts>>

/** What a translator holds. */
export interface Memory {
  language: Language
  engine: TextEngine
  /** all that were added, for an engine that comes later */
  readonly bundles: Bundle[]
  revision: number
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

/** Grows with every text that arrives and every switch of language. */
export const textRevision = (translator: Translator) => memoryOf(translator).revision
