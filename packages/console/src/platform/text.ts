import { type KeysOf, useTranslate } from '@jwsk/kit'
import type { TextLoaders, Translate } from '@jwsk/ui'
import type accounts from '../locales/accounts.zh-cn'
import type demo from '../locales/demo.zh-cn'
import type pages from '../locales/pages.zh-cn'
import type panels from '../locales/panels.zh-cn'
import type signIn from '../locales/sign-in.zh-cn'
import type verification from '../locales/verification.zh-cn'
import type signedIn from '../locales/zh-cn'

export const consoleNamespace = 'console'

/** Key of the console's own texts. */
export type ConsoleTextKey =
  | KeysOf<typeof signIn>
  | KeysOf<typeof accounts>
  | KeysOf<typeof demo>
  | KeysOf<typeof signedIn>
  | KeysOf<typeof pages>
  | KeysOf<typeof panels>
  | KeysOf<typeof verification>

/** Texts of the login page, loaded first. */
export const signInTexts: TextLoaders = {
  'zh-cn': () => import('../locales/sign-in.zh-cn'),
  en: () => import('../locales/sign-in.en'),
}

/** Texts of registration and of login methods other than name and password. */
export const accountTexts: TextLoaders = {
  'zh-cn': () => import('../locales/accounts.zh-cn'),
  en: () => import('../locales/accounts.en'),
}

/** Texts of the demo. */
export const demoTexts: TextLoaders = {
  'zh-cn': () => import('../locales/demo.zh-cn'),
  en: () => import('../locales/demo.en'),
}

/** Texts behind the sign-in. */
export const signedInTexts: TextLoaders = {
  'zh-cn': () => import('../locales/zh-cn'),
  en: () => import('../locales/en'),
}

/** Texts of the console's own pages: profile, plugins, links, tables. */
export const pageTexts: TextLoaders = {
  'zh-cn': () => import('../locales/pages.zh-cn'),
  en: () => import('../locales/pages.en'),
}

/** Texts of the panels over the page: themes, settings, logs, the lock, shortcuts, identities. */
export const panelTexts: TextLoaders = {
  'zh-cn': () => import('../locales/panels.zh-cn'),
  en: () => import('../locales/panels.en'),
}

/** Texts of the verification placeholder. */
export const verificationTexts: TextLoaders = {
  'zh-cn': () => import('../locales/verification.zh-cn'),
  en: () => import('../locales/verification.en'),
}

export const useText = (): Translate<ConsoleTextKey> => useTranslate<ConsoleTextKey>(consoleNamespace)
