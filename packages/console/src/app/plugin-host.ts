import { createPluginHost, type PluginHost, type PluginSource } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { Site } from '../site/model'
import { getPluginSources } from './plugin-sources'

let host: PluginHost | undefined

const selectPlugins = ({ plugins: wanted }: Site) => getPluginSources().filter(({ id }) => wanted.length === 0 || wanted.includes(id))

/** The plugins of this page, those that the deployment wants or all; asking for them begins to fetch them. */
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

/** The same with those from outside, of which nothing is fetched before somebody is signed in. */
export function getFullPluginHost(site: Site): PluginHost {
  if (!site.remotePlugins?.length) return getPluginHost(site)
  fullHost ??= createPluginHost([...selectPlugins(site), ...getRemoteSources(site)])
  return fullHost
}
