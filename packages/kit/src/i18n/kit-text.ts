import type reference from './locales/zh-cn'
import { useTranslate } from './translate-provider'
import type { KeysOf, TextLoaders, Translate } from './types'

export const kitNamespace = 'kit'

/** A key of kit's own texts. */
export type KitText = KeysOf<typeof reference>

export const kitTexts: TextLoaders = {
  'zh-cn': () => import('./locales/zh-cn'),
  en: () => import('./locales/en'),
}

/** Kit's own words: 新增, 保存, 请选择至少一条数据 … */
export const useKitText = (): Translate<KitText> => useTranslate<KitText>(kitNamespace)
