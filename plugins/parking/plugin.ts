import { definePlugin, defineView } from '@jwsk/kit'

/** Parking: lots, stays, reservations and free passes. */
export const parking = definePlugin({
  id: 'parking',
  resources: {
    '/biz/parkingLot': () => import('./resources/parking-lot'),
    '/biz/parkingLotOrder': () => import('./resources/parking-lot-order'),
    '/biz/parkingLotReserve': () => import('./resources/parking-lot-reserve'),
    '/biz/parkingLotWhitelist': () => import('./resources/parking-lot-whitelist'),
  },
  views: { '/parkingPortal': defineView(() => import('./views/portal/parking-wallboard'), { layout: 'fullscreen', isPublic: true }) },
  recordSearch: {
    '/biz/parkingLotOrder': { filters: { plateNo: 'plate', orderNo: 'number' }, load: () => import('./resources/parking-lot-order') },
    '/biz/parkingLotReserve': {
      filters: { plateNo: 'plate', contactPhone: 'phone', reserveNo: 'number' },
      load: () => import('./resources/parking-lot-reserve'),
    },
    '/biz/parkingLotWhitelist': {
      filters: { plateNo: 'plate', ownerPhone: 'phone' },
      load: () => import('./resources/parking-lot-whitelist'),
    },
  },
  permissions: [
    'parking_lot_enable',
    'parking_lot_import',
    'parking_lot_qrcode',
    'parking_lot_order_pay',
    'parking_lot_order_refund',
    'parking_lot_order_close',
    'parking_lot_order_abnormal',
    'parking_lot_reserve_audit',
    'parking_lot_reserve_verify',
    'parking_lot_reserve_cancel',
    'parking_lot_whitelist_enable',
    'parking_lot_whitelist_renew',
    'parking_lot_whitelist_import',
  ],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
