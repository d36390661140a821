import { createInstance } from 'i18next'
import type { TextEngine } from './types'

/** All that i18next can, for texts that ask for it. */
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
  // a list says some hundred names at once, the same ones with every rendering
  const known = new Map<string, string>()
  const kept = (at: string, say: () => string) => {
    const text = known.get(at) ?? say()
    known.set(at, text)
    return text
  }
  return {
    hasI18next: true,
    add({ namespace, language, texts }) {
      known.clear()
      instance.addResourceBundle(language, namespace, texts, true, true)
    },
    translate(key, values, { namespace, language }) {
      const say = () => instance.t(key, { ...values, lng: language, ns: namespace })
      return Object.keys(values).length === 0 ? kept(`${language} ${namespace} ${key}`, say) : say()
    },
  }
}
