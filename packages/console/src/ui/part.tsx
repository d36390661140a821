import { loadTexts, type TextLoaders, useTranslator } from '@jwsk/kit'
import { type ComponentType, lazy, use } from 'react'
import { consoleNamespace } from '../text'

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>

/** A part of the console that is fetched when it is shown, together with its texts. */
export function part<Props extends object>(load: () => Loaded<Props>, texts: TextLoaders): ComponentType<Props> {
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
    use(loadTexts(useTranslator(), consoleNamespace, texts))
    return <Part {...props} />
  }
}
