import { createInstance } from 'i18next'
import type { TextEngine } from './types'

/** All that i18next can, for texts of plugins. */
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
  return {
    isRich: true,
    add: ({ namespace, language, texts }) => void instance.addResourceBundle(language, namespace, texts, true, true),
    say: (key, values, { namespace, language }) => instance.t(key, { ...values, lng: language, ns: namespace }),
  }
}
