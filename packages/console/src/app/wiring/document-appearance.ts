import { changeLanguage, type Language, type Translator } from '@jwsk/kit'
import type { Appearance } from '../../preferences/model'

export type ApplyAppearance = (appearance: Appearance) => Promise<void>

const languageTags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en' }

/** Puts language, mode and theme on the document; texts and style sheet come first, so that neither a key nor a bare page is ever seen. */
export function createApplyAppearance(translator: Translator): ApplyAppearance {
  let spoken: Appearance['language'] = translator.language
  return async ({ language, mode, theme }) => {
    // one style sheet per theme, fetched when chosen
    await theme.styleSheet?.()
    Object.assign(document.documentElement.dataset, { mode, theme: theme.name })
    if (spoken !== language) await changeLanguage(translator, language)
    spoken = language
    document.documentElement.lang = typeof language === 'string' ? languageTags[language] : language.id
  }
}

/** The language that the page was painted in. */
export const getPaintedLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh-cn')
