import { definePlugin } from '@jwsk/kit'

/** Water sports and their tickets. */
export const waterSports = definePlugin({
  id: 'water-sports',
  resources: {
    '/biz/waterSport': () => import('./resources/water-sport'),
    '/biz/waterSportTicket': () => import('./resources/water-sport-ticket'),
  },
  permissions: [
    'water_sport_enable',
    'water_sport_suspend',
    'water_sport_session',
    'water_sport_ticket_enable',
    'water_sport_ticket_stock',
    'water_sport_ticket_sync',
  ],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
