import type { TextLoaders } from '@jwsk/kit'

/** Names for the keys of the menu and the words of dictionaries; the reference is what the platform itself calls them. */
export const platformTexts: TextLoaders = {
  'zh-cn': () => Promise.resolve({ default: {} }),
  en: () => import('../locales/platform.en'),
}
