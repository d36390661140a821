import type { KitTextKey } from './kit-key'
import { kitNamespace } from './namespaces'
import { useTranslate } from './translate-provider'
import type { DefaultModule, TextLoaders, TextTree, Translate } from './types'

export const kitTexts: TextLoaders = {
  'zh-cn': () => import('./locales/zh-cn'),
  en: () => import('./locales/en'),
}

const loadErrorTexts = async (load: () => Promise<DefaultModule<TextTree>>) => ({ default: { errors: (await load()).default } })

/** Of kit's own words those about errors alone, for a page that shows nothing else of kit. */
export const kitErrorTexts: TextLoaders = {
  'zh-cn': () => loadErrorTexts(() => import('./locales/errors.zh-cn')),
  en: () => loadErrorTexts(() => import('./locales/errors.en')),
}

/** Kit's own words: 新增, 保存, 请选择至少一条数据 … */
export const useKitText = (): Translate<KitTextKey> => useTranslate<KitTextKey>(kitNamespace)
