import { defineArea, register } from '../../engine/area'
import { addWordsMocks, productCategoryMocks, productMocks } from './product'
import { addWordsTable, productCategoryTable, productTable } from './product-table'

export const product = defineArea({
  entities: [
    register(productTable, productMocks, { categoryId: productCategoryTable }),
    register(productCategoryTable, productCategoryMocks),
    register(addWordsTable, addWordsMocks),
  ],
  dictionaries: [['word_type', '搜索词类型', '1=扩展词 2=停用词']],
})
