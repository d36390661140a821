import { changeLanguage, type Language, type Translator } from '@jwsk/kit'
import type { Appearance, ThemeName } from '../../preferences/model'

export type ApplyAppearance = (appearance: Appearance) => Promise<void>

// one style sheet per theme, fetched when chosen
const sheets = import.meta.glob<unknown>('../../themes/catalogue/*.css')

const loadTheme = (name: ThemeName) => sheets[`../../themes/catalogue/${name}.css`]?.()

const tags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en' }

/** Puts language, mode and theme on the document; texts and style sheet come first, so that neither a key nor a bare page is ever seen. */
export const createApplyAppearance =
  (translator: Translator): ApplyAppearance =>
  async ({ language, mode, theme }) => {
    await loadTheme(theme)
    Object.assign(document.documentElement.dataset, { mode, theme })
    if (translator.language !== language) await changeLanguage(translator, language)
    document.documentElement.lang = tags[language]
  }

/** The language that the page was painted in. */
export const paintedLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh-cn')
