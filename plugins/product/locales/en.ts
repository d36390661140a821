import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  product: {
    title: 'Products',
    record: 'product',
    fields: {
      productName: 'Name',
      productSn: 'Item no.',
      coverImage: 'Cover',
      categoryId: 'Category',
      brandName: 'Brand',
      subTitle: 'Subtitle',
      keywords: 'Keywords',
      price: 'Price',
      originalPrice: 'Original price',
      unit: 'Unit',
      stock: 'Stock',
      sales: 'Sold',
      newFlag: 'New',
      recommendFlag: 'Recommended',
      status: 'Status',
      publishTime: 'Published',
      images: 'Pictures',
      description: 'Description',
      sort: 'Order',
    },
    sections: { basic: 'Basics', price: 'Prices', show: 'Display', content: 'Content' },
    actions: { enable: 'Put on', disable: 'Take off', index: 'Rebuild index' },
  },
  addWords: {
    title: 'Search words',
    record: 'word',
    fields: {
      word: 'Word',
      type: 'Type',
      sort: 'Order',
      status: 'Status',
      createTime: 'Created',
    },
    actions: { enable: 'Enable', disable: 'Disable' },
  },
}

export default texts
