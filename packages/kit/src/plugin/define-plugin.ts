import type { Plugin, PluginDeclaration, View } from './types'

/**
 * Declares a business area as a plugin.
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

/** Declares a hand-written screen. Defaults to the page layout, for signed-in users. */
export function defineView(load: View['load'], options: Partial<Omit<View, 'load'>> = {}): View {
  return { layout: 'page', isPublic: false, ...options, load }
}
