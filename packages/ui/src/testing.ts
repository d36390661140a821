import { createI18nextEngine } from './i18n/i18next-engine'
import { createTranslator } from './i18n/translator'
import { attachEngine, getTranslatorState } from './i18n/translator-state'
import type { Language, Translator } from './i18n/types'

export { default as zhCnTexts } from './i18n/locales/zh-cn'

/** Creates a translator that has i18next at once, for tests that add texts without loading any. */
export function createTestTranslator(language: Language): Translator {
  const translator = createTranslator(language)
  attachEngine(getTranslatorState(translator), createI18nextEngine())
  return translator
}
