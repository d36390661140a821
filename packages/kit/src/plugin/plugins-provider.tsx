import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { PluginHost } from './plugin-host'
import type { PluginsSnapshot } from './plugin-states'

const HostContext = createContext<PluginHost | undefined>(undefined)

/** Provides the plugins to its children. */
export function PluginsProvider({ host, children }: { readonly host: PluginHost; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

export function usePluginHost(): PluginHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('usePluginHost needs a PluginsProvider around it')
  return host
}

/** Returns the plugins and their states; rerenders when one loads, fails or has a problem. */
export function usePlugins(): PluginsSnapshot {
  const { subscribe, getSnapshot } = usePluginHost()
  return useSyncExternalStore(subscribe, getSnapshot)
}
