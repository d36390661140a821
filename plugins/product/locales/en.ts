import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  product: {
    title: 'Products',
    record: 'product',
    fields: {
      productName: 'Name',
      productSn: 'Item number',
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
      sort: 'Sort order',
    },
    help: { keywords: 'Found by the search for products' },
    sections: { basic: 'Basics', price: 'Prices', show: 'Display', content: 'Content' },
    consequence: {
      enable: 'It shows up in searches right away.',
      disable: 'It no longer shows up in searches.',
    },
    actions: { enable: 'Put on sale', disable: 'Take off sale', search: 'Search as shoppers do', index: 'Rebuild index', import: 'Import' },
  },
  addWords: {
    title: 'Search words',
    hint: 'Join words of one meaning with an equals sign; changes work once the index is rebuilt.',
    record: 'word',
    fields: {
      word: 'Word',
      type: 'Type',
      sort: 'Sort order',
      status: 'Status',
      createTime: 'Created',
    },
    help: { word: 'Synonyms go with an equals sign: tea=cha' },
    consequence: {
      enable: 'Searches use this word right away.',
      disable: 'Searches no longer use this word.',
    },
    actions: { enable: 'Enable', disable: 'Disable' },
  },
  find: {
    keyword: 'Keyword',
    placeholder: 'Search as a visitor would, e.g. tea gift box',
    everywhere: 'All categories',
    start: 'Enter a keyword to see what visitors would find',
    failed: 'The search failed',
    none: 'Nothing found for {{keyword}}',
    noneHint: 'Give it a word of the same meaning, or see whether the product is on sale.',
    count: '{{count}} products',
    score: 'Score {{score}}',
    previous: 'Previous page',
    next: 'Next page',
  },
  index: {
    failed: 'The state of the index could not be loaded',
    total: 'Products',
    changed: 'Changes not in it yet',
    running: 'Rebuilding: {{done}} of {{total}}',
    built: 'The index was built at {{time}}',
  },
}

export default texts
