import { createPlainEngine } from './plain-engine'
import { type TranslatorState, getTranslatorState, notifyListeners, setTranslatorState, translateFrom } from './translator-state'
import type { CustomLanguage, TextBundle, Language, TextEngine, TextLoaders, TextTree, Translator } from './types'

/** An empty translator in `language`; texts come by `addTexts` or `loadTexts`. */
export function createTranslator(language: Language): Translator {
  const engine = createPlainEngine()
  const memory: TranslatorState = {
    language,
    engine,
    bundles: [],
    revision: 0,
    missingNamespaces: new Set(),
    parts: new Map(),
    loading: new Map(),
    listeners: new Set(),
  }
  const translator: Translator = {
    get language() {
      return memory.language
    },
    t: (key, values = {}) => translateFrom(memory, key, { values, namespace: `${values['ns'] ?? ''}`, language: memory.language }),
    getFixedT:
      (fixed, namespace) =>
      (key, values = {}) =>
        translateFrom(memory, key, { values, namespace, language: fixed }),
  }
  setTranslatorState(translator, memory)
  return translator
}

let i18nextEngine: Promise<() => TextEngine> | undefined

/** i18next finds the texts from here on; its code comes with the first text that asks for it. */
async function upgradeEngine(translator: Translator): Promise<void> {
  const memory = getTranslatorState(translator)
  if (memory.engine.hasI18next) return
  i18nextEngine ??= import('./i18next-engine').then((module) => module.createI18nextEngine)
  const create = await i18nextEngine.catch((error: unknown) => {
    i18nextEngine = undefined
    throw error
  })
  if (memory.engine.hasI18next) return
  memory.engine = create()
  for (const bundle of memory.bundles) memory.engine.add(bundle)
  notifyListeners(memory)
}

/** a text within a text, or a value in a format */
const needsI18next = (texts: TextTree) => /\$t\(|\{\{[^{}]*,/.test(JSON.stringify(texts))

/** Gives the way of i18next, where one of the texts asks for it. */
function addBundle(translator: Translator, bundle: TextBundle): Promise<void> | undefined {
  const memory = getTranslatorState(translator)
  memory.bundles.push(bundle)
  memory.engine.add(bundle)
  if (bundle.language === memory.language && memory.missingNamespaces.delete(bundle.namespace)) notifyListeners(memory)
  return needsI18next(bundle.texts) ? upgradeEngine(translator) : undefined
}

/** Adds texts that are at hand; `loadTexts` is for those behind `import()`. Whoever asked for one of them before is drawn again. */
export function addTexts(translator: Translator, bundle: TextBundle): void {
  // until it is there a text is said without what only i18next can
  addBundle(translator, bundle)?.catch(() => undefined)
}

/** The language on screen. */
export const getLanguage = (translator: Translator): Language => translator.language

/**
 * Loads texts into a namespace in the language on screen, once, and again whenever `changeLanguage` needs them.
 * A namespace may come in several parts, each with loaders of its own.
 * Rejects when the chunk cannot be had; the next call tries again.
 */
export function loadTexts(translator: Translator, namespace: string, loaders: TextLoaders): Promise<void> {
  getTranslatorState(translator).parts.set(loaders, namespace)
  return loadPart(translator, { namespace, loaders, language: getLanguage(translator) })
}

interface Part {
  readonly namespace: string
  readonly loaders: TextLoaders
  readonly language: Language
}

function loadPart(translator: Translator, { namespace, loaders, language }: Part): Promise<void> {
  const { loading, added } = getTranslatorState(translator)
  const load = loaders[language]
  const known = loading.get(load)
  if (known) return known
  const promise = Promise.all([load(), added?.load(namespace)]).then(
    ([module]) => addBundle(translator, { namespace, language, texts: module.default }),
    (error: unknown) => {
      loading.delete(load)
      throw error
    },
  )
  loading.set(load, promise)
  return promise
}

/** Switches when every loaded namespace stands in the new language, so that no key is ever shown. */
export async function changeLanguage(translator: Translator, wanted: Language | CustomLanguage): Promise<void> {
  const memory = getTranslatorState(translator)
  const [language, added] = typeof wanted === 'string' ? [wanted] : [wanted.fallback, wanted]
  const loading = [...memory.parts].flatMap(([loaders, namespace]) => [
    loadPart(translator, { namespace, loaders, language }),
    added?.load(namespace),
  ])
  await Promise.all(loading)
  Object.assign(memory, { language, added })
  notifyListeners(memory)
}
