import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PluginHost } from './plugin-host'
import type { PluginsSnapshot } from './plugin-states'

export const PluginHostContext = createContext<PluginHost | undefined>(undefined)

export function usePluginHost(): PluginHost {
  const host = useContext(PluginHostContext)
  if (!host) throw new Error('usePluginHost needs a PluginsProvider around it')
  return host
}

/** Returns the plugins and their states; rerenders when one loads, fails or has a problem. */
export function usePlugins(): PluginsSnapshot {
  const { subscribe, getSnapshot } = usePluginHost()
  return useSyncExternalStore(subscribe, getSnapshot)
}
