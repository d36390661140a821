import { getOwn } from '../get-own'
import {
  attachEngine,
  getTranslatorState,
  type Load,
  notifyListeners,
  setTranslatorState,
  type TranslatorState,
  translateFrom,
} from './translator-state'
import type { CustomLanguage, Language, TextBundle, TextEngine, TextLoaders, Translator } from './types'

/** Creates a translator without texts; add them with {@link addTexts} or {@link loadTexts}. */
export function createTranslator(language: Language): Translator {
  const state: TranslatorState = {
    language,
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

let engineModule: Promise<() => TextEngine> | undefined

/** Loads i18next, once. A failed load retries. */
async function loadEngine(state: TranslatorState): Promise<void> {
  engineModule ??= import('./i18next-engine').then((module) => module.createI18nextEngine)
  const create = await engineModule.catch((error: unknown) => {
    engineModule = undefined
    throw error
  })
  if (!state.engine) attachEngine(state, create())
}

/** Adds texts that are already loaded; use {@link loadTexts} for those behind `import()`. Components that missed one of them rerender. */
export function addTexts(translator: Translator, bundle: TextBundle): void {
  addBundle(getTranslatorState(translator), bundle)
}

function addBundle(state: TranslatorState, bundle: TextBundle): void {
  state.bundles.push(bundle)
  state.engine?.add(bundle)
  if (bundle.language === state.language && state.missingNamespaces.delete(bundle.namespace)) notifyListeners(state)
}

/** Returns the current language. */
export const getLanguage = (translator: Translator): Language => translator.language

/**
 * Loads texts into a namespace in the current language, once, and in other languages when {@link changeLanguage} needs
 * them. A namespace can have several parts with separate loaders. The first call loads i18next.
 *
 * @throws if the chunk fails to load; the next call retries
 */
export async function loadTexts(translator: Translator, namespace: string, loaders: TextLoaders): Promise<void> {
  await Promise.all([loadPlainTexts(translator, namespace, loaders), loadEngine(getTranslatorState(translator))])
}

/**
 * Loads texts as {@link loadTexts} does, but without i18next, for a page that is shown before the sign-in. Until i18next is
 * loaded, texts have values (`{{name}}`), but no plurals, contexts, formats or keys with a namespace.
 *
 * @throws if the chunk fails to load; the next call retries
 */
export function loadPlainTexts(translator: Translator, namespace: string, loaders: TextLoaders): Promise<void> {
  const state = getTranslatorState(translator)
  state.parts.set(loaders, namespace)
  return loadPart(state, { namespace, loaders, language: state.language, added: state.added })
}

interface Part {
  readonly namespace: string
  readonly loaders: TextLoaders
  readonly language: Language
  readonly added: CustomLanguage | undefined
}

async function loadPart(state: TranslatorState, { namespace, loaders, language, added }: Part): Promise<void> {
  const [load, loadAdded] = [loaders[language], added && getOwn(added.texts, namespace)]
  // texts of a custom language that fail to load fall back; the next load retries
  const custom =
    added &&
    loadAdded &&
    loadOnce(state, `${added.id} ${namespace}`, { namespace, language: added.id, load: loadAdded }).catch(() => undefined)
  // the custom texts are added first, so that a component that missed a text rerenders once
  const builtIn = loadOnce(state, load, {
    namespace,
    language,
    load: () => Promise.all([load(), custom]).then(([module]) => module),
  })
  await Promise.all([builtIn, custom])
}

interface LazyBundle extends Omit<TextBundle, 'texts'> {
  readonly load: Load
}

function loadOnce(state: TranslatorState, key: Load | string, { load, ...bundle }: LazyBundle): Promise<void> {
  const pending = state.loading.get(key)
  if (pending) return pending
  const promise = load().then(
    (module) => addBundle(state, { ...bundle, texts: module.default }),
    (error: unknown) => {
      state.loading.delete(key)
      throw error
    },
  )
  state.loading.set(key, promise)
  return promise
}

/** Changes the language once all loaded namespaces are available in it, so that no key is ever shown. */
export async function changeLanguage(translator: Translator, target: Language | CustomLanguage): Promise<void> {
  const state = getTranslatorState(translator)
  const [language, added] = typeof target === 'string' ? [target] : [target.fallback, target]
  await Promise.all([...state.parts].map(([loaders, namespace]) => loadPart(state, { namespace, loaders, language, added })))
  Object.assign(state, { language, added })
  notifyListeners(state)
}
