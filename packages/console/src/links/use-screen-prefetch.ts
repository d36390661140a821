import { loadScreen, type ScreenMatch, usePrefetchContext, usePlugins, useTranslator } from '@jwsk/kit'
import { useEffect, useMemo } from 'react'

/** What a screen is reached by; a group of such has no path of its own. */
interface Reached {
  readonly path: string
  /** `absent`: its calls go out without the token, and not before it is opened. */
  readonly token?: 'absent'
}

interface ReachedGroup {
  readonly children: readonly Pick<Reached, 'path'>[]
}

/** ms; who only passes over an entry costs the platform nothing */
const hoverDelayMs = 100

const isDeclared = ({ plugin, pattern }: ScreenMatch) => Object.hasOwn(plugin.resources, pattern)
// a failure is told when the screen is opened
const ignoreErrors = (work: Promise<unknown>) => void work.catch(() => undefined)

/** Lets the code of screens, and what they ask the platform first, set out before they are asked for. */
export function useScreenPrefetch() {
  const { registry } = usePlugins()
  const translator = useTranslator()
  const place = usePrefetchContext()
  const ahead = useMemo(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const begin = (found: ScreenMatch | undefined) => {
      if (found) ignoreErrors(loadScreen(found, translator).preload())
    }
    const beginAt = (path: string) => begin(registry.find(path))
    const declaredOf = ({ children }: ReachedGroup) => children.flatMap(({ path }) => registry.find(path) ?? []).filter(isDeclared)
    const ask = ({ path, token }: Reached) => {
      // with a query of its own the list opens on something else
      const asked = token === undefined && !path.includes('?') && registry.find(path)?.view.prefetch?.(place)
      if (asked) ignoreErrors(asked)
    }
    /** It is on nothing, or on something else. */
    const leave = () => clearTimeout(resting)
    return {
      leave,
      /** Its code alone: it may stand somewhere else than where it opens. */
      beginAt,
      /** The pointer or the focus came upon it. */
      beginEntry: (entry: Reached) => {
        leave()
        beginAt(entry.path)
        resting = setTimeout(() => ask(entry), hoverDelayMs)
      },
      /** The declared lists of an area come in one file: the first brings them all. */
      beginGroup: (group: ReachedGroup) => {
        leave()
        for (const found of new Map(declaredOf(group).map((one) => [one.plugin.id, one])).values()) begin(found)
      },
      /** It opens, and any of its lists may be pressed at once: what such a press asks waits for no import then. */
      pressGroup: (group: ReachedGroup) => {
        leave()
        for (const found of declaredOf(group)) begin(found)
      },
      /** It is pressed: nothing is waited for. */
      pressEntry: (entry: Reached) => {
        leave()
        beginAt(entry.path)
        ask(entry)
      },
    }
  }, [registry, translator, place])
  useEffect(() => ahead.leave, [ahead])
  return ahead
}
