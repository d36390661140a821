import type { KitTextKey } from './kit-key'
import { kitNamespace } from './namespaces'
import { useTranslate } from './translate-provider'
import type { DefaultModule, TextLoaders, TextTree, Translate } from './types'

export const kitTexts: TextLoaders = {
  'zh-cn': () => import('./locales/zh-cn'),
  en: () => import('./locales/en'),
}

const loadErrorTexts = async (load: () => Promise<DefaultModule<TextTree>>) => ({ default: { errors: (await load()).default } })

/** Only the error texts of the kit, for a page that shows no other kit components. */
export const kitErrorTexts: TextLoaders = {
  'zh-cn': () => loadErrorTexts(() => import('./locales/errors.zh-cn')),
  en: () => loadErrorTexts(() => import('./locales/errors.en')),
}

/** Returns `t` for the kit's own texts, e.g. 新增, 保存, 请选择至少一条数据. */
export const useKitText = (): Translate<KitTextKey> => useTranslate<KitTextKey>(kitNamespace)
