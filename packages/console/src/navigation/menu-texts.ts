import type { TextLoaders } from '@jwsk/kit'

export const menuNamespace = 'menu'

/** Names for the keys that the platform sends with its menu; the reference is what the platform itself calls them. */
export const menuTexts: TextLoaders = {
  'zh-cn': () => Promise.resolve({ default: {} }),
  en: () => import('../locales/menu.en'),
}
