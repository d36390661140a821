import { createLoader, LoaderOutlet, type Loader, loadTexts, type TextLoaders, type Translator, useTranslator } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { consoleNamespace } from './text'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

interface LazyPartTexts {
  readonly namespace: string
  readonly loaders: TextLoaders
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Lets it set out before it is shown. */
  readonly preload: (translator: Translator) => Promise<unknown>
}

/** A part of the console that is fetched when it is shown, together with its texts, and those of others that it shows. */
export function lazyPart<Props extends object>(load: Load<Props>, texts: TextLoaders, ...more: readonly LazyPartTexts[]): LazyPart<Props> {
  const words = [{ namespace: consoleNamespace, loaders: texts }, ...more]
  const loaders = new WeakMap<Translator, Loader<ComponentType<Props>>>()
  const loaderIn = (translator: Translator) => {
    const known = loaders.get(translator)
    if (known) return known
    const loader = createLoader(async () => {
      // code and texts travel side by side
      const arriving = words.map((one) => loadTexts(translator, one.namespace, one.loaders))
      const [{ default: Shown }] = await Promise.all([load(), ...arriving])
      return Shown
    })
    loaders.set(translator, loader)
    return loader
  }
  const Shown = (props: Props) => <LoaderOutlet loader={loaderIn(useTranslator())} props={props} />
  return Object.assign(Shown, { preload: (translator: Translator) => loaderIn(translator).preload() })
}
