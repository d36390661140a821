import { createLoader, type Loader, LoaderOutlet, loadTexts, type TextLoaders, type Translator, useTranslator } from '@jwsk/ui'
import type { ComponentType } from 'react'
import { consoleNamespace } from './text'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

interface LazyPartTexts {
  readonly namespace: string
  readonly loaders: TextLoaders
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading before the first render. */
  readonly preload: (translator: Translator) => Promise<unknown>
}

/** Creates a lazy component of the console: loads it with its texts, and those of the components that it renders, on first render. */
export function lazyPart<Props extends object>(load: Load<Props>, texts: TextLoaders, ...more: readonly LazyPartTexts[]): LazyPart<Props> {
  const bundles = [{ namespace: consoleNamespace, loaders: texts }, ...more]
  const loaders = new WeakMap<Translator, Loader<ComponentType<Props>>>()
  const getLoader = (translator: Translator) => {
    const known = loaders.get(translator)
    if (known) return known
    const loader = createLoader(async () => {
      // load code and texts in parallel
      const pending = bundles.map((one) => loadTexts(translator, one.namespace, one.loaders))
      const [{ default: Component }] = await Promise.all([load(), ...pending])
      return Component
    })
    loaders.set(translator, loader)
    return loader
  }
  const Lazy = (props: Props) => <LoaderOutlet loader={getLoader(useTranslator())} props={props} />
  return Object.assign(Lazy, { preload: (translator: Translator) => getLoader(translator).preload() })
}
