import { useEffect, useState } from 'react'
import { kitNamespace } from './namespaces'
import { useTranslate, useTranslator } from './translate-provider'
import { loadTexts } from './translator'
import type { KeysOf, TextLoaders, TextsLike, TextTree, Translate } from './types'

interface LazyTexts<Key extends string> {
  /** Hook that returns whether the texts are loaded; a component that uses them should not render before. */
  readonly useReady: () => boolean
  readonly useText: () => Translate<Key>
}

/** Creates kit texts for a lazily loaded component. They are part of its chunk in all languages, because they are few. */
export function createLazyTexts<Reference extends TextTree>(
  prefix: string,
  zhCn: Reference,
  en: TextsLike<Reference>,
): LazyTexts<KeysOf<Reference>> {
  const texts = { 'zh-cn': zhCn, en }
  const loaders: TextLoaders = {
    'zh-cn': () => Promise.resolve({ default: { [prefix]: texts['zh-cn'] } }),
    en: () => Promise.resolve({ default: { [prefix]: texts.en as TextTree } }), // the same keys
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
      return (key, values) => t(`${prefix}.${key}`, values)
    },
  }
}
