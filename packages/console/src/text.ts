import { type KeysOf, type TextLoaders, type Translate, useTranslate } from '@jwsk/kit'
import type reference from './locales/zh-cn'

export const consoleNamespace = 'console'

/** A key of the console's own texts. */
export type ConsoleText = KeysOf<typeof reference>

export const consoleTexts: TextLoaders = {
  'zh-cn': () => import('./locales/zh-cn'),
  en: () => import('./locales/en'),
}

export const useText = (): Translate<ConsoleText> => useTranslate<ConsoleText>(consoleNamespace)
