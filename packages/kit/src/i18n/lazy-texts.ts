import { useEffect, useState } from 'react'
import { kitNamespace } from './namespaces'
import { useTranslate, useTranslator } from './translate-provider'
import { loadTexts } from './translator'
import type { KeysOf, TextsLike, TextLoaders, TextTree, Translate } from './types'

interface LazyTexts<Key extends string> {
  /** Whether they are at hand; a part that says them stays away until then. */
  readonly useReady: () => boolean
  readonly useText: () => Translate<Key>
}

/** Kit's words of a part that is fetched late: they come with its code, in every language, as they are few. */
export function createLazyTexts<Reference extends TextTree>(part: string, zhCn: Reference, en: TextsLike<Reference>): LazyTexts<KeysOf<Reference>> {
  const texts = { 'zh-cn': zhCn, en }
  const loaders: TextLoaders = {
    'zh-cn': () => Promise.resolve({ default: { [part]: texts['zh-cn'] } }),
    en: () => Promise.resolve({ default: { [part]: texts.en as TextTree } }), // the same keys
  }
  return {
    useReady: () => {
      const translator = useTranslator()
      const [isReady, setReady] = useState(false)
      useEffect(() => {
        void loadTexts(translator, kitNamespace, loaders).then(() => setReady(true))
      }, [translator])
      return isReady
    },
    useText: () => {
      const t = useTranslate(kitNamespace)
      return (key, values) => t(`${part}.${key}`, values)
    },
  }
}
