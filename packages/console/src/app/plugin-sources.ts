import { createLoader, type PluginSource } from '@jwsk/kit'
import type { Built } from '../site/console-options'

const none: Built['plugins'] = () => Promise.resolve([])
let sources = createLoader(none)

/** Which plugins there are: their list is fetched when it is asked for. */
export function offerPlugins(load: Built['plugins']): void {
  sources = createLoader(load)
}

export const loadSources = () => sources.preload()

/** The list, once it has been loaded. */
export const knownSources = (): readonly PluginSource[] => sources.peek() ?? []
