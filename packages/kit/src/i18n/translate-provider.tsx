import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { subscribeTexts, getTextRevision } from './translator-state'
import type { Language, Translate, Translator } from './types'

interface Translation {
  readonly translator: Translator
  readonly namespace: string
  readonly language: Language
  readonly revision: number
}

const TranslateContext = createContext<Translation | undefined>(undefined)

interface TranslateProviderProps {
  readonly translator: Translator
  /** Where keys without `namespace:` are looked up. */
  readonly namespace: string
  readonly children: ReactNode
}

/** Gives `useTranslate` its texts; everything inside renders again when the language changes, or a text arrives that was missed. */
export function TranslateProvider({ translator, namespace, children }: TranslateProviderProps) {
  const subscribe = useCallback((listener: () => void) => subscribeTexts(translator, listener), [translator])
  const known = () => getTextRevision(translator)
  const revision = useSyncExternalStore(subscribe, known, known)
  const { language } = translator
  const value = useMemo(() => ({ translator, namespace, language, revision }), [translator, namespace, language, revision])
  return <TranslateContext value={value}>{children}</TranslateContext>
}

function useTranslation(): Translation {
  const translation = useContext(TranslateContext)
  if (!translation) throw new Error('useTranslate needs a TranslateProvider around it')
  return translation
}

/** `t(key, values?)` in `namespace`, or in the nearest provider's. */
export function useTranslate<Key extends string = string>(namespace?: string): Translate<Key> {
  const translation = useTranslation()
  const at = namespace ?? translation.namespace
  return useMemo(() => {
    const fixed = translation.translator.getFixedT(translation.language, at)
    return (key, values) => fixed(key, { ...values })
  }, [translation, at])
}

export const useLanguage = (): Language => useTranslation().language

export const useTranslator = (): Translator => useTranslation().translator
