import { loadScreen, type ScreenMatch, usePlugins, usePrefetchContext } from '@jwsk/kit/shell'
import { useTranslator } from '@jwsk/ui'
import { useEffect, useMemo } from 'react'
import { useHistory } from '../../platform/links/history-provider'
import { prefetch } from './prefetch'

/** Menu entry: a screen, or a group of screens. */
interface PrefetchEntry {
  readonly path: string
  readonly children: readonly Pick<PrefetchEntry, 'path'>[]
  /** `absent`: the calls of the screen are sent without the token, so they are not prefetched. */
  readonly token?: 'absent'
}

const isDeclared = ({ plugin, pattern }: ScreenMatch) => Object.hasOwn(plugin.resources, pattern)

const getFirstOfEachPlugin = (screens: readonly ScreenMatch[]) => [...new Map(screens.map((one) => [one.plugin.id, one])).values()]

/** Returns functions that prepare screens before they are opened. */
export function useScreenPrefetch() {
  const { registry } = usePlugins()
  const translator = useTranslator()
  const context = usePrefetchContext()
  const functions = useMemo(() => {
    let cancel: (() => void) | undefined
    const preload = (found: ScreenMatch | undefined) => found && loadScreen(found, translator).preload()
    const toScreenTarget = ({ path, token }: PrefetchEntry) => {
      const found = registry.find(path)
      // with a query in its path, the list opens with other data
      const hasData = token === undefined && !path.includes('?')
      return { preload: () => preload(found), prefetch: () => (hasData ? found?.view.prefetch?.(context) : undefined) }
    }
    const toGroupTarget = ({ children }: PrefetchEntry, trigger: 'hover' | 'press') => {
      const lists = children.flatMap(({ path }) => registry.find(path) ?? []).filter(isDeclared)
      // the lists of a plugin share a chunk; when the group opens, a press on any of them waits for no import
      const screens = trigger === 'hover' ? getFirstOfEachPlugin(lists) : lists
      return { preload: () => Promise.all(screens.map(preload)) }
    }
    return {
      /** Cancels what has not started, when pointer and focus leave the entry. */
      leave: () => cancel?.(),
      /** Preloads the code only, because the screen may open in another state. */
      preloadPath: (path: string) => void prefetch({ preload: () => preload(registry.find(path)) }, 'press'),
      /** Prepares an entry that is hovered, focused or pressed. */
      prefetchEntry: (entry: PrefetchEntry, trigger: 'hover' | 'press') => {
        cancel?.()
        cancel = prefetch(entry.children.length > 0 ? toGroupTarget(entry, trigger) : toScreenTarget(entry), trigger)
      },
    }
  }, [registry, translator, context])
  useEffect(() => functions.leave, [functions])
  return functions
}

/** Preloads the screen of the address while the menu is still loading. A separate component, because it rerenders with every address. */
export function FirstScreenPreload() {
  const { registry } = usePlugins()
  const translator = useTranslator()
  const found = registry.find(useHistory().location.pathname)
  useEffect(() => found && prefetch({ preload: () => loadScreen(found, translator).preload() }, 'press'), [found, translator])
  return null
}
