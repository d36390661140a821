import type { TextLoaders } from '@jwsk/kit'

/** Kit looks the words of dictionaries up in it too. */
export const menuNamespace = 'platform'

/** Names for the keys of the menu and the words of dictionaries; the reference is what the platform itself calls them. */
export const menuTexts: TextLoaders = {
  'zh-cn': () => Promise.resolve({ default: {} }),
  en: () => import('../locales/platform.en'),
}
