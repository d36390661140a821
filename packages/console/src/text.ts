import { type KeysOf, type TextLoaders, type Translate, useTranslate } from '@jwsk/kit'
import type pages from './locales/pages.zh-cn'
import type signIn from './locales/sign-in.zh-cn'
import type signedIn from './locales/zh-cn'

export const consoleNamespace = 'console'

/** A key of the console's own texts. */
export type ConsoleText = KeysOf<typeof signIn> | KeysOf<typeof signedIn> | KeysOf<typeof pages>

/** What the login page needs, before anything else. */
export const signInTexts: TextLoaders = {
  'zh-cn': () => import('./locales/sign-in.zh-cn'),
  en: () => import('./locales/sign-in.en'),
}

/** Everything behind the sign-in. */
export const signedInTexts: TextLoaders = {
  'zh-cn': () => import('./locales/zh-cn'),
  en: () => import('./locales/en'),
}

/** The console's own pages: profile, plugins, links, tables. */
export const pageTexts: TextLoaders = {
  'zh-cn': () => import('./locales/pages.zh-cn'),
  en: () => import('./locales/pages.en'),
}

export const useText = (): Translate<ConsoleText> => useTranslate<ConsoleText>(consoleNamespace)
