import { definePlugin } from '@jwsk/kit'

/** Members' orders and vehicles. */
export const member = definePlugin({
  id: 'member',
  resources: {
    '/biz/userCarNumber': () => import('./resources/user-car-number'),
    '/biz/userOrder': () => import('./resources/user-order'),
  },
  recordSearch: {
    '/biz/userCarNumber': { filters: { plateNo: 'plate', phone: 'phone' }, load: () => import('./resources/user-car-number') },
    '/biz/userOrder': { filters: { orderNo: 'number', contactPhone: 'phone' }, load: () => import('./resources/user-order') },
  },
  permissions: ['user_car_number_unbind', 'user_order_verify', 'user_order_cancel', 'user_order_refund_apply', 'user_order_refund'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
