import type { PluginSource } from '@jwsk/kit'
import { createLoader } from '@jwsk/ui'
import type { ConsoleBuild } from '../platform/site/console-options'

const none: ConsoleBuild['plugins'] = () => Promise.resolve([])
let sources = createLoader(none)

/** Sets the loader of the plugin list; the list is loaded on demand. */
export function setPluginSources(load: ConsoleBuild['plugins']): void {
  sources = createLoader(load)
}

export const loadPluginSources = () => sources.preload()

/** Returns the plugin list; empty until it is loaded. */
export const getPluginSources = (): readonly PluginSource[] => sources.peek() ?? []
