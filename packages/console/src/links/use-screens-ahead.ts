import { loadScreen, type ScreenMatch, usePlugins, useTranslator } from '@jwsk/kit'
import { useMemo } from 'react'

/** What a screen is reached by; a group of such has no path of its own. */
interface Reached {
  readonly path: string
  readonly children: readonly Pick<Reached, 'path'>[]
}

const isDeclared = ({ plugin, pattern }: ScreenMatch) => Object.hasOwn(plugin.resources, pattern)

/** Lets the code of screens set out before they are asked for; a failure is told when the screen is opened. */
export function useScreensAhead() {
  const { registry } = usePlugins()
  const translator = useTranslator()
  return useMemo(() => {
    const begin = (found: ScreenMatch | undefined) => {
      if (found)
        loadScreen(found, translator)
          .begin()
          .catch(() => undefined)
    }
    return {
      beginEntry: ({ path }: Pick<Reached, 'path'>) => begin(registry.find(path)),
      /** The declared lists of an area come in one file: the first brings them all. */
      beginGroup: ({ children }: Pick<Reached, 'children'>) => {
        const declared = children.flatMap(({ path }) => registry.find(path) ?? []).filter(isDeclared)
        for (const found of new Map(declared.map((one) => [one.plugin.id, one])).values()) begin(found)
      },
    }
  }, [registry, translator])
}
