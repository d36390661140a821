import { createInstance } from 'i18next'
import type { TextEngine } from './types'

const maxCached = 2000

/** Creates an engine on i18next. Keys and values that the server sends stay text: nothing in them is nested or interpolated. */
export function createI18nextEngine(): TextEngine {
  const instance = createInstance()
  void instance.init({
    // each call names its languages
    lng: 'zh-cn',
    fallbackLng: false,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    // i18next would interpolate a missing key, and describe a group of texts in a sentence
    parseMissingKeyHandler: (key) => key,
    returnedObjectHandler: (key) => key,
  })
  // a list translates some hundred labels on every render
  const cache = new Map<string, string>()
  return {
    add({ namespace, language, texts }) {
      cache.clear()
      instance.addResourceBundle(language, namespace, texts, true, true)
    },
    translate(key, { values, namespace, languages }) {
      const cacheKey = JSON.stringify([key, values, namespace, languages])
      const cached = cache.get(cacheKey)
      if (cached !== undefined) return cached
      const { context, count } = values
      const text = instance.t(key, {
        replace: values,
        ...(context !== undefined && { context }),
        ...(typeof count === 'number' && { count }),
        ns: namespace,
        lng: languages[0],
        lngs: languages,
        nest: false,
      })
      if (cache.size >= maxCached) cache.clear()
      cache.set(cacheKey, text)
      return text
    },
  }
}
