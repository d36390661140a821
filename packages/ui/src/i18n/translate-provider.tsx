import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { getTextRevision, subscribeTexts } from './translator-state'
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
  /** Namespace of keys without the prefix `namespace:`. */
  readonly namespace: string
  readonly children: ReactNode
}

/** Context provider of `useTranslate`; rerenders its consumers when the language changes or a missing text is loaded. */
export function TranslateProvider({ translator, namespace, children }: TranslateProviderProps) {
  const subscribe = useCallback((listener: () => void) => subscribeTexts(translator, listener), [translator])
  const getRevision = () => getTextRevision(translator)
  const revision = useSyncExternalStore(subscribe, getRevision, getRevision)
  const { language } = translator
  const value = useMemo(() => ({ translator, namespace, language, revision }), [translator, namespace, language, revision])
  return <TranslateContext value={value}>{children}</TranslateContext>
}

function useTranslation(): Translation {
  const translation = useContext(TranslateContext)
  if (!translation) throw new Error('useTranslate needs a TranslateProvider around it')
  return translation
}

/** Returns `t(key, values?)` for a namespace. Defaults to the namespace of the nearest provider. */
export function useTranslate<Key extends string = string>(namespace?: string): Translate<Key> {
  const translation = useTranslation()
  const scope = namespace ?? translation.namespace
  return useMemo(() => {
    const fixed = translation.translator.getFixedT(translation.language, scope)
    return (key, values) => fixed(key, { ...values })
  }, [translation, scope])
}

/** Returns the language on screen. */
export const useLanguage = (): Language => useTranslation().language

export const useTranslator = (): Translator => useTranslation().translator
