import { definePlugin, defineView } from '@jwsk/kit'

/** Shops: applications, contracts and payments. */
export const shop = definePlugin({
  id: 'shop',
  resources: {
    '/biz/shop': () => import('./resources/shop'),
    '/biz/shopApply': () => import('./resources/shop-apply'),
    '/biz/shopContract': () => import('./resources/shop-contract'),
    '/biz/shopDetial': () => import('./resources/shop-detail'),
  },
  views: { '/biz/shopPayment': defineView(() => import('./views/payments')) },
  recordSearch: {
    '/biz/shopApply': { filters: { applyNo: 'number', contactPhone: 'phone' }, load: () => import('./resources/shop-apply') },
    '/biz/shopContract': { filters: { contractNo: 'number' }, load: () => import('./resources/shop-contract') },
  },
  permissions: [
    'shop_apply_audit',
    'shop_contract_submit_audit',
    'shop_contract_audit',
    'shop_contract_renew',
    'shop_contract_terminate',
    'shop_payment_pay',
    'shop_payment_remind',
    'shop_payment_waive',
    'shop_payment_generate',
    'shop_payment_import',
    'shop_import',
    'shop_qrcode',
  ],
  nestedResources: {
    '/biz/shopPayment': [() => import('./resources/shop-payment')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
