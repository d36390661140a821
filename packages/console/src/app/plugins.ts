import { createPluginHost, type PluginHost, type PluginSource } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { Site } from '../site/model'

/** Every business area of this console; a plugin is its folder and its line here. */
export const plugins: readonly PluginSource[] = [
  { id: 'system', load: () => import('@jwsk/plugin-system').then(({ system }) => system) },
  { id: 'authority', load: () => import('@jwsk/plugin-authority').then(({ authority }) => authority) },
  { id: 'content', load: () => import('@jwsk/plugin-content').then(({ content }) => content) },
  { id: 'property', load: () => import('@jwsk/plugin-property').then(({ property }) => property) },
  { id: 'member', load: () => import('@jwsk/plugin-member').then(({ member }) => member) },
  { id: 'partner', load: () => import('@jwsk/plugin-partner').then(({ partner }) => partner) },
  { id: 'ota', load: () => import('@jwsk/plugin-ota').then(({ ota }) => ota) },
  { id: 'facility', load: () => import('@jwsk/plugin-facility').then(({ facility }) => facility) },
  { id: 'camera', load: () => import('@jwsk/plugin-camera').then(({ camera }) => camera) },
  { id: 'product', load: () => import('@jwsk/plugin-product').then(({ product }) => product) },
  { id: 'desk', load: () => import('@jwsk/plugin-desk').then(({ desk }) => desk) },
  { id: 'resource', load: () => import('@jwsk/plugin-resource').then(({ resource }) => resource) },
  { id: 'base', load: () => import('@jwsk/plugin-base').then(({ base }) => base) },
  { id: 'log', load: () => import('@jwsk/plugin-log').then(({ log }) => log) },
  { id: 'job', load: () => import('@jwsk/plugin-job').then(({ job }) => job) },
  { id: 'maintenance', load: () => import('@jwsk/plugin-maintenance').then(({ maintenance }) => maintenance) },
  { id: 'mobile', load: () => import('@jwsk/plugin-mobile').then(({ mobile }) => mobile) },
  { id: 'flow', load: () => import('@jwsk/plugin-flow').then(({ flow }) => flow) },
  { id: 'develop', load: () => import('@jwsk/plugin-develop').then(({ develop }) => develop) },
  { id: 'report', load: () => import('@jwsk/plugin-report').then(({ report }) => report) },
  { id: 'parking', load: () => import('@jwsk/plugin-parking').then(({ parking }) => parking) },
  { id: 'scenic', load: () => import('@jwsk/plugin-scenic').then(({ scenic }) => scenic) },
  { id: 'water-sports', load: () => import('@jwsk/plugin-water-sports').then(({ waterSports }) => waterSports) },
  { id: 'tour', load: () => import('@jwsk/plugin-tour').then(({ tour }) => tour) },
  { id: 'shop', load: () => import('@jwsk/plugin-shop').then(({ shop }) => shop) },
  { id: 'rent', load: () => import('@jwsk/plugin-rent').then(({ rent }) => rent) },
  { id: 'invoice', load: () => import('@jwsk/plugin-invoice').then(({ invoice }) => invoice) },
]

let host: PluginHost | undefined

const wantedOf = ({ plugins: wanted }: Site) => plugins.filter(({ id }) => wanted.length === 0 || wanted.includes(id))

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
