import { createInstance } from 'i18next'
import type { TextEngine } from './types'

/** Creates an engine with all features of i18next, for texts that need them. */
export function createI18nextEngine(): TextEngine {
  const instance = createInstance()
  void instance.init({
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // cached, because a list translates some hundred labels on every render
  const known = new Map<string, string>()
  const getCached = (cacheKey: string, translate: () => string) => {
    const text = known.get(cacheKey) ?? translate()
    known.set(cacheKey, text)
    return text
  }
  return {
    hasI18next: true,
    add({ namespace, language, texts }) {
      known.clear()
      instance.addResourceBundle(language, namespace, texts, true, true)
    },
    translate(key, values, { namespace, language }) {
      const lookUp = () => instance.t(key, { ...values, lng: language, ns: namespace })
      return Object.keys(values).length === 0 ? getCached(`${language} ${namespace} ${key}`, lookUp) : lookUp()
    },
  }
}
