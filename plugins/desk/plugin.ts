import { definePlugin, defineView } from '@jwsk/kit'

/** Lists with records that wait for a user, by the path of their menu item; the platform's dashboard counts them. */
const countedPaths = [
  '/work/todo',
  '/biz/parkingLotReserve',
  '/biz/shopApply',
  '/biz/userOrder',
  '/biz/invoiceApply',
  '/biz/feedback',
  '/biz/shopPayment',
  '/dp/facility',
  '/biz/rentPlace',
  '/biz/propertyNotice',
  '/system/user',
]

const loadCount = (path: string) => () => import('./views/waiting-count').then(({ createCount }) => createCount(path))

/** Notices, and the dashboards of the whole operation and of one merchant. */
export const desk = definePlugin({
  id: 'desk',
  resources: {
    '/desk/notice': () => import('./resources/notice'),
  },
  views: {
    '/portalOne/index': defineView(() => import('./views/portal')),
    '/merchant/index': defineView(() => import('./views/merchant')),
  },
  menuBadges: Object.fromEntries(countedPaths.map((path) => [path, loadCount(path)])),
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
