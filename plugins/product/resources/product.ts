import { bizDict, dateTime, defineResource, image, images, money, number, reference, richText, tags, text, toggle } from '@jwsk/kit'
import { product, productCategory } from '@jwsk/sdk/es'

const products = defineResource({
  api: product,
  permission: 'product',
  fields: {
    productName: text(),
    productSn: text(),
    coverImage: image(),
    categoryId: reference(productCategory, 'categoryName', { nameField: 'categoryName' }),
    brandName: text(),
    subTitle: text(),
    keywords: tags(),
    price: money(),
    originalPrice: money(),
    unit: text(),
    stock: number(),
    sales: number(),
    newFlag: toggle({ on: 2, off: 1 }),
    recommendFlag: toggle({ on: 2, off: 1 }),
    status: bizDict('on_off', { tones: { 1: 'success', 0: 'quiet' } }),
    publishTime: dateTime(),
    images: images(),
    description: richText(),
    sort: number(),
  },
  columns: ['productName', 'coverImage', 'status', 'price', 'stock', 'sales', 'categoryId', 'brandName', 'productSn', 'publishTime'],
  search: ['productName', 'status', 'categoryId', 'productSn', 'brandName', 'keywords'],
  range: ['publishTime'],
  sortable: ['publishTime', 'price', 'stock', 'sales', 'sort'],
  form: {
    basic: ['productName', 'subTitle', 'productSn', 'categoryId', 'brandName', 'keywords', 'unit'],
    price: ['price', 'originalPrice', 'stock'],
    show: ['newFlag', 'recommendFlag', 'sort', 'status'],
    content: ['coverImage', 'images', 'description'],
  },
  inline: ['price', 'stock'],
  row: (action) => [...action.enableDisable(product.changeStatus)],
  toolbar: (action) => [
    action.view('search', { size: 'large', view: () => import('../views/search') }),
    action.view('index', { permission: 'product_index', size: 'small', view: () => import('../views/index-state') }),
    action.importEntity(product),
  ],
})

export default products
