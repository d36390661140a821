import type { AddWords, Product } from '@jwsk/sdk/es'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { StoredRow } from '../../engine/world/table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls, toParagraph } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

export interface ProductCategoryRow extends StoredRow {
  readonly categoryName: string
  readonly parentId: string
}

/** Tree of categories: a group and its members. */
const groups: readonly (readonly [group: string, names: readonly string[]])[] = [
  ['茶与饮品', ['绿茶', '花茶', '饮料']],
  ['特产食品', ['糕点', '山货', '腌腊']],
  ['文创礼品', ['文具', '织物', '摆件']],
  ['户外用品', ['雨具', '露营', '防晒']],
]

export const productCategoryTable = defineSeededTable<ProductCategoryRow>('productCategory', (world) => {
  const id = (index: number) => world.seedId('productCategory', index)
  return groups.flatMap(([group, names], at) => [
    { id: id(at * 10), categoryName: group, parentId: '0' },
    ...names.map((categoryName, order) => ({ id: id(at * 10 + order + 1), categoryName, parentId: id(at * 10) })),
  ])
})

export type ProductRow = TenantRow<Product> & { readonly status: number }

// category, unit, price in cents, names
const goods: readonly (readonly [category: string, unit: string, price: number, names: readonly string[]])[] = [
  ['绿茶', '盒', 16_800, ['梅岭明前龙井', '云雾绿茶', '竹叶青芽']],
  ['花茶', '罐', 6800, ['桂花红茶', '茉莉香片', '菊花枸杞茶']],
  ['饮料', '瓶', 1200, ['山泉梅子汁', '桂花酸梅汤', '鲜榨甘蔗汁']],
  ['糕点', '盒', 3800, ['桂花糕', '龙井茶酥', '定胜糕', '绿豆糕']],
  ['山货', '袋', 4500, ['手剥山核桃', '野生笋干', '香菇干货']],
  ['腌腊', '份', 5900, ['酱鸭礼盒', '土腌咸肉', '鱼干']],
  ['文具', '套', 2900, ['云栖湖手账本', '古塔书签', '湖景明信片']],
  ['织物', '件', 8800, ['蓝印花布围巾', '丝绸方巾', '竹纤维毛巾']],
  ['摆件', '个', 12_800, ['竹编小灯', '陶瓷茶宠', '望江塔积木']],
  ['雨具', '把', 6900, ['手作油纸伞', '折叠晴雨伞']],
  ['露营', '件', 19_900, ['双人天幕', '便携折叠椅', '露营灯']],
  ['防晒', '件', 5900, ['湖景遮阳帽', '冰袖', '防晒披肩']],
]
const sizes = ['经典款', '礼盒装', '家庭装']
const brands = ['云栖湖', '竹里', '湖畔礼', '山泉坊']

export const productTable = defineSeededTable<ProductRow>('product', (world) => {
  const categories = new Map(productCategoryTable.seed(world).map((row) => [row.categoryName, row.id]))
  const all = goods.flatMap(([category, unit, price, names]) =>
    names.flatMap((name) => sizes.map((size, step) => ({ category, unit, price: price * (1 + step * 0.6), name, size }))),
  )
  return all.map(({ category, unit, price, name, size }, index): ProductRow => {
    const status = index % 14 === 13 ? 0 : 1
    const time = getTimeBefore(world, 340 - index * 2)
    return {
      ...platformColumns(world, 'product', index)(time),
      productName: `${name}（${size}）`,
      productSn: `SP${String(100_001 + index)}`,
      categoryId: categories.get(category) ?? '',
      brandName: brands[index % brands.length] ?? '',
      keywords: [name, category, size, '伴手礼'].join(','),
      price: yuan(Math.round(price)),
      stock: (index * 37) % 260,
      coverImage: getImageUrl('goods', index),
      newFlag: index > 90 ? 2 : 1,
      recommendFlag: index % 8 === 0 ? 2 : 1,
      ...(status === 1 && { publishTime: time }),
      status,
      subTitle: `${brands[index % brands.length] ?? ''}出品，${category}类热销${unit}装`,
      originalPrice: yuan(Math.round(price * 1.3)),
      unit,
      sales: (index * 91) % 1500,
      images: getImageUrls('goods', [index, index + 130]),
      description: toParagraph(`${name}，产自云栖湖周边，${size}。`),
      sort: index + 1,
    }
  })
})

// type 1 is a synonym, 2 a stop word
const tagSeeds: readonly (readonly [word: string, type: number])[] = [
  ['龙井=绿茶', 1],
  ['伞=雨具', 1],
  ['帐篷=天幕', 1],
  ['点心=糕点', 1],
  ['礼物=伴手礼', 1],
  ['的', 2],
  ['和', 2],
  ['一个', 2],
]

export const addWordsTable = defineSeededTable<TenantRow<AddWords> & { readonly status: number }>('addWords', (world) =>
  tagSeeds.map(([word, type], index) => ({
    ...platformColumns(world, 'addWords', index)(getTimeBefore(world, 120 - index * 4)),
    word,
    type,
    sort: index + 1,
    status: 1,
  })),
)
