import { createInstance } from 'i18next'
import type { Language, Module, TextLoaders, Texts, Translator } from './types'

type Load = () => Promise<Module<Texts>>

interface Memory {
  revision: number
  /** every part that was asked for, with its namespace */
  readonly parts: Map<TextLoaders, string>
  readonly loading: Map<Load, Promise<void>>
  readonly listeners: Set<() => void>
}

const memories = new WeakMap<Translator, Memory>()

function memoryOf(translator: Translator): Memory {
  const memory = memories.get(translator)
  if (!memory) throw new Error('this translator was not made by createTranslator')
  return memory
}

function notifyListeners(memory: Memory) {
  memory.revision += 1
  for (const listener of memory.listeners) listener()
}

/** An empty translator in `language`; texts come by `addTexts` or `loadTexts`. */
export function createTranslator(language: Language): Translator {
  const translator = createInstance()
  void translator.init({
    lng: language,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  memories.set(translator, { revision: 0, parts: new Map(), loading: new Map(), listeners: new Set() })
  return translator
}

interface Bundle {
  readonly namespace: string
  readonly language: Language
  readonly texts: Texts
}

/** Adds texts that are at hand; `loadTexts` is for those behind `import()`. */
export function addTexts(translator: Translator, { namespace, language, texts }: Bundle): void {
  translator.addResourceBundle(language, namespace, texts, true, true)
  notifyListeners(memoryOf(translator))
}

/** The language on screen. */
export const languageOf = (translator: Translator) => translator.language as Language // only `Language` ever goes in

/**
 * Loads texts into a namespace in the language on screen, once, and again whenever `changeLanguage` needs them.
 * A namespace may come in several parts, each with loaders of its own.
 * Rejects when the chunk cannot be had; the next call tries again.
 */
export function loadTexts(translator: Translator, namespace: string, loaders: TextLoaders): Promise<void> {
  memoryOf(translator).parts.set(loaders, namespace)
  return loadPart(translator, { namespace, loaders, language: languageOf(translator) })
}

interface Part {
  readonly namespace: string
  readonly loaders: TextLoaders
  readonly language: Language
}

function loadPart(translator: Translator, { namespace, loaders, language }: Part): Promise<void> {
  const { loading } = memoryOf(translator)
  const load = loaders[language]
  const known = loading.get(load)
  if (known) return known
  const promise = load().then(
    (module) => addTexts(translator, { namespace, language, texts: module.default }),
    (error: unknown) => {
      loading.delete(load)
      throw error
    },
  )
  loading.set(load, promise)
  return promise
}

/** Switches when every loaded namespace stands in the new language, so that no key is ever shown. */
export async function changeLanguage(translator: Translator, language: Language): Promise<void> {
  const memory = memoryOf(translator)
  await Promise.all([...memory.parts].map(([loaders, namespace]) => loadPart(translator, { namespace, loaders, language })))
  await translator.changeLanguage(language)
  notifyListeners(memory)
}

export function subscribeTexts(translator: Translator, listener: () => void): () => void {
  const { listeners } = memoryOf(translator)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Grows with every text that arrives and every switch of language. */
export const textRevision = (translator: Translator) => memoryOf(translator).revision
