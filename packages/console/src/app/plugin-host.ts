import type { PluginSource } from '@jwsk/kit'
import { createPluginHost, type PluginHost } from '@jwsk/kit/shell'
import { isRecord } from '@jwsk/sdk'
import type { Site } from '../platform/site/model'
import { getPluginSources } from './plugin-sources'

let host: PluginHost | undefined

const selectPlugins = ({ plugins: ids }: Site) => getPluginSources().filter(({ id }) => ids.length === 0 || ids.includes(id))

/** Returns the host of the plugins that the deployment enables, or of all; the first call starts loading them. */
export function getPluginHost(site: Site): PluginHost {
  host ??= createPluginHost(selectPlugins(site))
  return host
}

let fullHost: PluginHost | undefined

const getRemoteSources = ({ remotePlugins = [] }: Site): readonly PluginSource[] =>
  remotePlugins.map((entry, index) => ({
    id: isRecord(entry) && typeof entry.id === 'string' ? entry.id : `outside[${index}]`,
    load: () => import('../remote-plugins/load-remote-plugin').then(({ loadRemotePlugin }) => loadRemotePlugin(entry, index)),
  }))

/** Returns the host that includes remote plugins, which are not loaded before sign-in. */
export function getFullPluginHost(site: Site): PluginHost {
  if (!site.remotePlugins?.length) return getPluginHost(site)
  fullHost ??= createPluginHost([...selectPlugins(site), ...getRemoteSources(site)])
  return fullHost
}
