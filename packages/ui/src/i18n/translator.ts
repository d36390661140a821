import { createPlainEngine } from './plain-engine'
import { getTranslatorState, notifyListeners, setTranslatorState, type TranslatorState, translateFrom } from './translator-state'
import type { CustomLanguage, Language, TextBundle, TextEngine, TextLoaders, TextTree, Translator } from './types'

/** Creates a translator without texts; add them with {@link addTexts} or {@link loadTexts}. */
export function createTranslator(language: Language): Translator {
  const engine = createPlainEngine()
  const state: TranslatorState = {
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
      return state.language
    },
    t: (key, values = {}) => translateFrom(state, key, { values, namespace: `${values['ns'] ?? ''}`, language: state.language }),
    getFixedT:
      (fixed, namespace) =>
      (key, values = {}) =>
        translateFrom(state, key, { values, namespace, language: fixed }),
  }
  setTranslatorState(translator, state)
  return translator
}

let i18nextEngine: Promise<() => TextEngine> | undefined

/** Replaces the engine by i18next, whose code is loaded with the first text that needs it. */
async function upgradeEngine(translator: Translator): Promise<void> {
  const state = getTranslatorState(translator)
  if (state.engine.hasI18next) return
  i18nextEngine ??= import('./i18next-engine').then((module) => module.createI18nextEngine)
  const create = await i18nextEngine.catch((error: unknown) => {
    i18nextEngine = undefined
    throw error
  })
  if (state.engine.hasI18next) return
  state.engine = create()
  for (const bundle of state.bundles) state.engine.add(bundle)
  notifyListeners(state)
}

/** Whether a text contains a nested text or a formatted value. */
const needsI18next = (texts: TextTree) => /\$t\(|\{\{[^{}]*,/.test(JSON.stringify(texts))

/** Adds texts; returns the promise of the upgrade to i18next if one of them needs it. */
function addBundle(translator: Translator, bundle: TextBundle): Promise<void> | undefined {
  const state = getTranslatorState(translator)
  state.bundles.push(bundle)
  state.engine.add(bundle)
  if (bundle.language === state.language && state.missingNamespaces.delete(bundle.namespace)) notifyListeners(state)
  return needsI18next(bundle.texts) ? upgradeEngine(translator) : undefined
}

/** Adds texts that are already loaded; use {@link loadTexts} for those behind `import()`. Components that missed one of them rerender. */
export function addTexts(translator: Translator, bundle: TextBundle): void {
  // until i18next is loaded, texts are translated without its features
  addBundle(translator, bundle)?.catch(() => undefined)
}

/** Returns the current language. */
export const getLanguage = (translator: Translator): Language => translator.language

/**
 * Loads texts into a namespace in the current language, once, and in other languages when {@link changeLanguage} needs
 * them. A namespace can have several parts with separate loaders.
 *
 * @throws if the chunk fails to load; the next call retries
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
  const pending = loading.get(load)
  if (pending) return pending
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

/** Changes the language once all loaded namespaces are available in it, so that no key is ever shown. */
export async function changeLanguage(translator: Translator, target: Language | CustomLanguage): Promise<void> {
  const state = getTranslatorState(translator)
  const [language, added] = typeof target === 'string' ? [target] : [target.fallback, target]
  const loading = [...state.parts].flatMap(([loaders, namespace]) => [
    loadPart(translator, { namespace, loaders, language }),
    added?.load(namespace),
  ])
  await Promise.all(loading)
  Object.assign(state, { language, added })
  notifyListeners(state)
}
