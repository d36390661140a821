import { loadTexts, type TextLoaders, useTranslator } from '@jwsk/kit'
import { type ComponentType, lazy, use } from 'react'
import { consoleNamespace } from '../text'

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>

interface Words {
  readonly namespace: string
  readonly loaders: TextLoaders
}

/** A part of the console that is fetched when it is shown, together with its texts, and those of others that it shows. */
export function part<Props extends object>(load: () => Loaded<Props>, texts: TextLoaders, ...more: readonly Words[]): ComponentType<Props> {
  const words = [{ namespace: consoleNamespace, loaders: texts }, ...more]
  let loading: Loaded<Props> | undefined
  const start = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const Part: ComponentType<Props> = lazy(start)
  return function WithTexts(props: Props) {
    // code and texts travel side by side
    start().catch(() => undefined)
    const translator = useTranslator()
    for (const arriving of words.map(({ namespace, loaders }) => loadTexts(translator, namespace, loaders))) use(arriving)
    return <Part {...props} />
  }
}
