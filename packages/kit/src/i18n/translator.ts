import { createInstance } from 'i18next'
import type { Language, TextLoaders, Texts, Translator } from './types'

interface Memory {
  revision: number
  readonly loaders: Map<string, TextLoaders>
  readonly loading: Map<string, Promise<void>>
  readonly listeners: Set<() => void>
}

const memories = new WeakMap<Translator, Memory>()

function memoryOf(translator: Translator): Memory {
  const memory = memories.get(translator)
  if (!memory) throw new Error('this translator was not made by createTranslator')
  return memory
}

function changed(memory: Memory) {
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
  memories.set(translator, { revision: 0, loaders: new Map(), loading: new Map(), listeners: new Set() })
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
  changed(memoryOf(translator))
}

/** The language on screen. */
export const languageOf = (translator: Translator) => translator.language as Language // only `Language` ever goes in

/**
 * Loads a namespace in the language on screen, once, and again whenever `changeLanguage` needs it.
 * Rejects when the chunk cannot be had; a later call tries again.
 */
export function loadTexts(translator: Translator, namespace: string, loaders: TextLoaders): Promise<void> {
  memoryOf(translator).loaders.set(namespace, loaders)
  return loadInto(translator, namespace, languageOf(translator))
}

function loadInto(translator: Translator, namespace: string, language: Language): Promise<void> {
  const { loaders, loading } = memoryOf(translator)
  const key = `${language} ${namespace}`
  const load = loaders.get(namespace)?.[language]
  if (!load) return Promise.resolve()
  const known = loading.get(key)
  if (known) return known
  const promise = load().then(
    (module) => addTexts(translator, { namespace, language, texts: module.default }),
    (error: unknown) => {
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, promise)
  return promise
}

/** Switches when every loaded namespace stands in the new language, so that no key is ever shown. */
export async function changeLanguage(translator: Translator, language: Language): Promise<void> {
  const memory = memoryOf(translator)
  await Promise.all([...memory.loaders.keys()].map((namespace) => loadInto(translator, namespace, language)))
  await translator.changeLanguage(language)
  changed(memory)
}

export function subscribeTexts(translator: Translator, listener: () => void): () => void {
  const { listeners } = memoryOf(translator)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Grows with every text that arrives and every switch of language. */
export const textRevision = (translator: Translator) => memoryOf(translator).revision
