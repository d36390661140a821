import { definePlugin, defineView } from '@jwsk/kit'

/** Scenic spots, their attractions and their tickets. */
export const scenic = definePlugin({
  id: 'scenic',
  resources: {
    '/biz/scenicSpot': () => import('./resources/scenic-spot'),
    '/biz/attractions': () => import('./resources/attractions'),
    '/biz/scenicSpotTicket': () => import('./resources/scenic-spot-ticket'),
  },
  views: { '/scenicPortal': defineView(() => import('./views/wallboard/visitor-wallboard'), { layout: 'fullscreen' }) },
  permissions: [
    'scenic_spot_enable',
    'scenic_spot_sort',
    'attractions_enable',
    'scenic_spot_ticket_enable',
    'scenic_spot_ticket_stock',
    'scenic_spot_ticket_sync',
  ],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
