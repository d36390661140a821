import { changeLanguage, type Language, type Translator } from '@jwsk/kit'
import type { Mode } from '../preferences/model'

export type Dresser = (dress: { readonly language: Language; readonly mode: Mode }) => Promise<void>

const tags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en' }

/** Puts the language and the mode on the document; the texts come first, so that no key is ever seen. */
export const createDresser =
  (translator: Translator): Dresser =>
  async ({ language, mode }) => {
    document.documentElement.dataset['mode'] = mode
    if (translator.language !== language) await changeLanguage(translator, language)
    document.documentElement.lang = tags[language]
  }

/** The language that the page was painted in. */
export const paintedLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh-cn')
