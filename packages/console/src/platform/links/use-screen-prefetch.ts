import { loadScreen, type ScreenMatch, usePlugins, usePrefetchContext } from '@jwsk/kit/shell'
import { useTranslator } from '@jwsk/ui'
import { useEffect, useMemo } from 'react'

/** Entry that opens a screen; a group of entries has no path itself. */
interface PrefetchTarget {
  readonly path: string
  /** `absent`: the calls of the screen are sent without the token, so they are not prefetched. */
  readonly token?: 'absent'
}

interface PrefetchGroup {
  readonly children: readonly Pick<PrefetchTarget, 'path'>[]
}

/** passing over an entry with the pointer sends no request */
const hoverDelayMs = 100

const isDeclared = ({ plugin, pattern }: ScreenMatch) => Object.hasOwn(plugin.resources, pattern)
// a failure is reported when the screen is opened
const ignoreErrors = (work: Promise<unknown>) => void work.catch(() => undefined)

/** Preloads the code of screens and prefetches their first queries before they are opened. */
export function useScreenPrefetch() {
  const { registry } = usePlugins()
  const translator = useTranslator()
  const context = usePrefetchContext()
  const prefetch = useMemo(() => {
    let hoverTimer: ReturnType<typeof setTimeout> | undefined
    const preload = (found: ScreenMatch | undefined) => {
      if (found) ignoreErrors(loadScreen(found, translator).preload())
    }
    const preloadPath = (path: string) => preload(registry.find(path))
    const findDeclared = ({ children }: PrefetchGroup) => children.flatMap(({ path }) => registry.find(path) ?? []).filter(isDeclared)
    const prefetchData = ({ path, token }: PrefetchTarget) => {
      // with a query in its path, the list opens with other data
      const request = token === undefined && !path.includes('?') && registry.find(path)?.view.prefetch?.(context)
      if (request) ignoreErrors(request)
    }
    /** Cancels the delayed prefetch when pointer and focus leave the entry. */
    const leave = () => clearTimeout(hoverTimer)
    return {
      leave,
      /** Preloads the code only; the screen may open in another state. */
      beginAt: preloadPath,
      /** Preloads an entry that is hovered or focused; prefetches its data after `hoverDelayMs`. */
      beginEntry: (entry: PrefetchTarget) => {
        leave()
        preloadPath(entry.path)
        hoverTimer = setTimeout(() => prefetchData(entry), hoverDelayMs)
      },
      /** Preloads one list per plugin, because the lists of a plugin share a chunk. */
      beginGroup: (group: PrefetchGroup) => {
        leave()
        for (const found of new Map(findDeclared(group).map((one) => [one.plugin.id, one])).values()) preload(found)
      },
      /** Preloads all lists of a group that is opened, so that a press on one waits for no import. */
      pressGroup: (group: PrefetchGroup) => {
        leave()
        for (const found of findDeclared(group)) preload(found)
      },
      /** Preloads and prefetches an entry that is pressed, without delay. */
      pressEntry: (entry: PrefetchTarget) => {
        leave()
        preloadPath(entry.path)
        prefetchData(entry)
      },
    }
  }, [registry, translator, context])
  useEffect(() => prefetch.leave, [prefetch])
  return prefetch
}
