import type { TextLoaders } from '@jwsk/ui'

/** Texts for menu keys and dictionary words of the platform; the reference is the platform's own wording. */
export const platformTexts: TextLoaders = {
  'zh-cn': () => Promise.resolve({ default: {} }),
  en: () => import('../../locales/platform.en'),
}
