import { createPluginHost, type PluginHost, type PluginSource } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { Site } from '../site/model'
import { knownSources } from './plugin-sources'

let host: PluginHost | undefined

const wantedOf = ({ plugins: wanted }: Site) => knownSources().filter(({ id }) => wanted.length === 0 || wanted.includes(id))

/** The plugins of this page, those that the deployment wants or all; asking for them begins to fetch them. */
export function pluginHost(site: Site): PluginHost {
  host ??= createPluginHost(wantedOf(site))
  return host
}

let wholeHost: PluginHost | undefined

const outsideOf = ({ outside = [] }: Site): readonly PluginSource[] =>
  outside.map((entry, index) => ({
    id: isRecord(entry) && typeof entry.id === 'string' ? entry.id : `outside[${index}]`,
    load: () => import('../outside/load-outside').then(({ loadOutside }) => loadOutside(entry, index)),
  }))

/** The same with those from outside, of which nothing is fetched before somebody is signed in. */
export function wholePluginHost(site: Site): PluginHost {
  if (!site.outside?.length) return pluginHost(site)
  wholeHost ??= createPluginHost([...wantedOf(site), ...outsideOf(site)])
  return wholeHost
}
