import { bizDict, decimal, defineResource, images, money, reference, richText, tags, text, toggle, url } from '@jwsk/kit'
import { shop, shopDetail } from '@jwsk/sdk/biz'

const shopDetails = defineResource({
  api: shopDetail,
  permission: 'shop_detail',
  fields: {
    shopId: reference(shop, 'shopName', { nameField: 'shopName' }),
    recommendFlag: toggle({ on: 2, off: 1 }),
    mainProduct: text(),
    avgPrice: money(),
    score: decimal(),
    tags: tags(),
    facilities: bizDict('shop_facility', { join: ',' }),
    introduction: richText(),
    images: images(),
    menuImages: images(),
    videoUrl: url(),
  },
  columns: ['shopId', 'recommendFlag', 'mainProduct', 'avgPrice', 'score', 'tags', 'facilities'],
  search: ['shopId', 'recommendFlag'],
  sortable: ['avgPrice', 'score'],
  form: {
    basic: ['shopId', 'recommendFlag', 'mainProduct', 'avgPrice', 'score', 'tags', 'facilities'],
    page: ['introduction', 'images', 'menuImages', 'videoUrl'],
  },
})

export default shopDetails
