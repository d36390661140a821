import { definePlugin } from '@jwsk/kit'

/** Guides and routes. */
export const tour = definePlugin({
  id: 'tour',
  resources: {
    '/biz/tourGuide': () => import('./resources/tour-guide'),
    '/biz/tourRoute': () => import('./resources/tour-route'),
  },
  recordSearch: { '/biz/tourGuide': { filters: { phone: 'phone' }, load: () => import('./resources/tour-guide') } },
  permissions: ['tour_guide_audit', 'tour_guide_enable', 'tour_route_publish', 'tour_route_offline'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
