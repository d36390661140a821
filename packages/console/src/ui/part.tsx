import { loadTexts, type TextLoaders, type Translator, useTranslator } from '@jwsk/kit'
import { type ComponentType, lazy, use } from 'react'
import { consoleNamespace } from '../text'

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>

interface Words {
  readonly namespace: string
  readonly loaders: TextLoaders
}

export type Part<Props> = ComponentType<Props> & {
  /** Lets it set out before it is shown. */
  readonly begin: (translator: Translator) => void
}

/** A part of the console that is fetched when it is shown, together with its texts, and those of others that it shows. */
export function part<Props extends object>(load: () => Loaded<Props>, texts: TextLoaders, ...more: readonly Words[]): Part<Props> {
  const words = [{ namespace: consoleNamespace, loaders: texts }, ...more]
  let loading: Loaded<Props> | undefined
  const start = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  // code and texts travel side by side
  const parts = (translator: Translator) => {
    start().catch(() => undefined)
    return words.map(({ namespace, loaders }) => loadTexts(translator, namespace, loaders))
  }
  const begin = (translator: Translator) => {
    for (const arriving of parts(translator)) arriving.catch(() => undefined)
  }
  const Shown: ComponentType<Props> = lazy(start)
  function WithTexts(props: Props) {
    const translator = useTranslator()
    for (const arriving of parts(translator)) use(arriving)
    return <Shown {...props} />
  }
  return Object.assign(WithTexts, { begin })
}
