import { createLoader, type PluginSource } from '@jwsk/kit'
import type { ConsoleBuild } from '../site/console-options'

const none: ConsoleBuild['plugins'] = () => Promise.resolve([])
let sources = createLoader(none)

/** Which plugins there are: their list is fetched when it is asked for. */
export function setPluginSources(load: ConsoleBuild['plugins']): void {
  sources = createLoader(load)
}

export const loadPluginSources = () => sources.preload()

/** The list, once it has been loaded. */
export const getPluginSources = (): readonly PluginSource[] => sources.peek() ?? []
