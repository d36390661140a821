import type { Language } from '@jwsk/kit'
import { changeLanguage, type Translator } from '@jwsk/ui'
import type { Appearance } from '../../platform/preferences/model'

export type ApplyAppearance = (appearance: Appearance) => Promise<void>

const languageTags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en' }

/** Applies language, color mode and theme to the document; loads texts and style sheet first, so that neither text keys nor an unstyled page flash. */
export function createApplyAppearance(translator: Translator): ApplyAppearance {
  let current: Appearance['language'] = translator.language
  return async ({ language, mode, theme }) => {
    // one style sheet per theme, loaded on demand
    await theme.styleSheet?.()
    Object.assign(document.documentElement.dataset, { mode, theme: theme.name })
    if (current !== language) await changeLanguage(translator, language)
    current = language
    document.documentElement.lang = typeof language === 'string' ? languageTags[language] : language.id
  }
}

/** Returns the language of the prerendered page. */
export const getPaintedLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh-cn')
