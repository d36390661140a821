import type { Plugin, PluginDeclaration, View } from './types'

/**
 * One business area as a manifest.
 *
 * @example
 * export const parking = definePlugin({
 *   id: 'parking',
 *   resources: { '/biz/parkingLot': () => import('./resources/parking-lot') },
 *   locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
 * })
 */
export function definePlugin(declaration: PluginDeclaration): Plugin {
  return { resources: {}, views: {}, menuBadges: {}, recordSearch: {}, permissions: [], ...declaration }
}

/** A hand-written screen: inside the layout and for people who are signed in, unless said. */
export function defineView(load: View['load'], options: Partial<Omit<View, 'load'>> = {}): View {
  return { layout: 'page', isPublic: false, ...options, load }
}
