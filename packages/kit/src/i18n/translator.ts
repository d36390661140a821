import { createPlainEngine } from './plain-engine'
import { type Memory, memoryOf, notifyListeners, remember, sayFrom } from './text-memory'
import type { AddedLanguage, Bundle, Language, TextEngine, TextLoaders, Texts, Translator } from './types'

/** An empty translator in `language`; texts come by `addTexts` or `loadTexts`. */
export function createTranslator(language: Language): Translator {
  const engine = createPlainEngine()
  const memory: Memory = {
    language,
    engine,
    bundles: [],
    revision: 0,
    missed: new Set(),
    parts: new Map(),
    loading: new Map(),
    listeners: new Set(),
  }
  const translator: Translator = {
    get language() {
      return memory.language
    },
    t: (key, values = {}) => sayFrom(memory, key, { values, namespace: `${values['ns'] ?? ''}`, language: memory.language }),
    getFixedT:
      (fixed, namespace) =>
      (key, values = {}) =>
        sayFrom(memory, key, { values, namespace, language: fixed }),
  }
  remember(translator, memory)
  return translator
}

let richer: Promise<() => TextEngine> | undefined

/** i18next finds the texts from here on; its code comes with the first text that asks for it. */
async function enrich(translator: Translator): Promise<void> {
  const memory = memoryOf(translator)
  if (memory.engine.isRich) return
  richer ??= import('./i18next-engine').then((module) => module.createI18nextEngine)
  const create = await richer.catch((error: unknown) => {
    richer = undefined
    throw error
  })
  if (memory.engine.isRich) return
  memory.engine = create()
  for (const bundle of memory.bundles) memory.engine.add(bundle)
  notifyListeners(memory)
}

/** a text within a text, or a value in a format */
const asksForMore = (texts: Texts) => /\$t\(|\{\{[^{}]*,/.test(JSON.stringify(texts))

/** Gives the way of i18next, where one of the texts asks for it. */
function keep(translator: Translator, bundle: Bundle): Promise<void> | undefined {
  const memory = memoryOf(translator)
  memory.bundles.push(bundle)
  memory.engine.add(bundle)
  if (bundle.language === memory.language && memory.missed.delete(bundle.namespace)) notifyListeners(memory)
  return asksForMore(bundle.texts) ? enrich(translator) : undefined
}

/** Adds texts that are at hand; `loadTexts` is for those behind `import()`. Whoever asked for one of them before is drawn again. */
export function addTexts(translator: Translator, bundle: Bundle): void {
  // until it is there a text is said without what only i18next can
  keep(translator, bundle)?.catch(() => undefined)
}

/** The language on screen. */
export const languageOf = (translator: Translator): Language => translator.language

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
  const { loading, added } = memoryOf(translator)
  const load = loaders[language]
  const known = loading.get(load)
  if (known) return known
  const promise = Promise.all([load(), added?.load(namespace)]).then(
    ([module]) => keep(translator, { namespace, language, texts: module.default }),
    (error: unknown) => {
      loading.delete(load)
      throw error
    },
  )
  loading.set(load, promise)
  return promise
}

/** Switches when every loaded namespace stands in the new language, so that no key is ever shown. */
export async function changeLanguage(translator: Translator, wanted: Language | AddedLanguage): Promise<void> {
  const memory = memoryOf(translator)
  const [language, added] = typeof wanted === 'string' ? [wanted] : [wanted.fallback, wanted]
  const loading = [...memory.parts].flatMap(([loaders, namespace]) => [
    loadPart(translator, { namespace, loaders, language }),
    added?.load(namespace),
  ])
  await Promise.all(loading)
  Object.assign(memory, { language, added })
  notifyListeners(memory)
}
