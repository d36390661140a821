import { bizDict, code, decimal, defineResource, image, images, mapPoint, money, number, phone, relatedTo, richText, text } from '@jwsk/kit'
import { shop, shopApply, shopContract, shopPayment } from '@jwsk/sdk/biz'

const shops = defineResource({
  api: shop,
  permission: 'shop',
  fields: {
    shopName: text(),
    shopCode: code(),
    logo: image(),
    shopType: bizDict('shop_type'),
    status: bizDict('shop_status', { defaultValue: 0, tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'quiet' } }),
    merchantName: text(),
    managerName: text(),
    managerPhone: phone(),
    openTime: text(),
    buildingNo: text(),
    floorNo: text(),
    address: text(),
    longitude: mapPoint({ latitude: 'latitude' }),
    area: decimal(),
    rentPrice: money(),
    images: images(),
    content: richText(),
    sort: number(),
  },
  columns: [
    'shopName',
    'logo',
    'status',
    'merchantName',
    'shopCode',
    'shopType',
    'rentPrice',
    'area',
    'buildingNo',
    'floorNo',
    'managerPhone',
  ],
  search: ['shopName', 'status', 'shopCode', 'shopType', 'buildingNo', 'merchantName'],
  related: [
    relatedTo(shopContract, 'shopId', '/biz/shopContract'),
    relatedTo(shopPayment, 'shopId', '/biz/shopPayment'),
    relatedTo(shopApply, 'shopId', '/biz/shopApply'),
  ],
  sortable: ['shopCode', 'area', 'rentPrice'],
  row: (action) => [action.view('qrcode', { permission: 'shop_qrcode', size: 'small', view: () => import('../views/shop-qr-code') })],
  toolbar: (action) => [action.importEntity(shop)],
  form: {
    basic: ['shopName', 'shopCode', 'shopType', 'status', 'sort'],
    place: ['area', 'rentPrice', 'buildingNo', 'floorNo', 'address', 'longitude'],
    merchant: ['merchantName', 'managerName', 'managerPhone', 'openTime'],
    page: ['logo', 'images', 'content'],
  },
})

export default shops
