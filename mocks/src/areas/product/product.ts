import { addWords, product, productCategory } from '@jwsk/sdk/es'
import { compareBySort } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { paginate } from '../../engine/query'
import { businessError } from '../../engine/refusal'
import { day, formatDateTime } from '../../engine/world/time'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { createStatusMock, requireParameter } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName } from '../shared/entity-mocks'
import { toCents } from '../shared/money'
import { createExportMock, createImportMock, createReferenceColumn, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { searchProducts } from './product-search'
import { addWordsTable, type ProductRow, productCategoryTable, productTable } from './product-table'

const duplicate = '货号已存在'

const view = (row: ProductRow, { world }: Call) => ({
  ...row,
  categoryName: lookUpName(world, productCategoryTable, { id: row.categoryId, name: (category) => category.categoryName }),
})

const crudMocks = createEntityMocks(product, productTable, {
  view,
  unique: { fields: ['productSn'], message: duplicate },
  amounts: ['price', 'originalPrice'],
  columns: ['publishTime'],
  owned: () => ({ publishTime: '', sales: 0 }),
  beforeSave: (row, { world }) => ({
    ...row,
    productSn: row.productSn || `SP${world.nextId().slice(-10)}`,
    ...(row.status === 1 && !row.publishTime && { publishTime: world.formatNow() }),
  }),
  check: ({ price, originalPrice }) => {
    if (originalPrice && toCents(originalPrice) < toCents(price)) throw businessError('originalPrice:原价不能低于售价')
  },
})

const sheetColumns = defineSheetColumns(
  '商品名称 productName,货号 productSn,品牌 brandName,关键字 keywords,售价 price,原价 originalPrice,库存 stock#,单位 unit,主图 coverImage,副标题 subTitle',
  [createReferenceColumn('分类', 'categoryId', [productCategoryTable, 'categoryName'])],
)

/** Start time of the index build in ms, by world; one build runs at a time. */
const rebuildStarted = new WeakMap<Call['world'], number>()
const perProduct = 40

const getBuildStart = (world: Call['world']) => rebuildStarted.get(world) ?? world.startedAt - day
const getBuildEnd = (world: Call['world']) => getBuildStart(world) + world.table(productTable).size * perProduct

function rebuild({ world }: Call) {
  if (getBuildEnd(world) > world.now()) throw businessError('索引正在重建，请稍后再试')
  const count = world.table(productTable).size
  rebuildStarted.set(world, world.now())
  return { count, costMillis: count * perProduct }
}

function getProgress({ world }: Call) {
  const total = world.table(productTable).size
  const running = getBuildEnd(world) > world.now()
  const built = formatDateTime(getBuildStart(world))
  const since = [...world.table(productTable).all(), ...world.table(addWordsTable).all()]
  return {
    running,
    done: Math.min(total, Math.floor((world.now() - getBuildStart(world)) / perProduct)),
    total,
    ...(!running && { buildTime: formatDateTime(getBuildEnd(world)) }),
    changedCount: running ? 0 : since.filter((row) => (row.updateTime ?? '') > built).length,
  }
}

export const productMocks = [
  ...crudMocks,
  createStatusMock(product.changeStatus, productTable, {
    allowed: [0, 1],
    with: (row, status, { world }) => (status === 1 && !row.publishTime ? { publishTime: world.formatNow() } : {}),
  }),
  createExportMock(product.export, findMock(crudMocks, product.page), ['商品', sheetColumns]),
  createTemplateMock(product.exportTemplate, ['商品', sheetColumns]),
  createImportMock(product.import, {
    submit: findMock(crudMocks, product.submit),
    columns: sheetColumns,
    findDuplicate: ({ productSn }, world) => (productSn ? world.table(productTable).find((row) => row.productSn === productSn) : undefined),
    duplicate: { field: 'productSn', message: duplicate },
  }),
  mock(product.rebuildIndex, rebuild),
  mock(product.indexProgress, getProgress),
  mock(product.search, (call) => {
    const { categoryId = '' } = call.query
    const hits = searchProducts(call.world, requireParameter(call, 'keyword')).filter(
      ({ row }) => isVisibleToCaller(row, call) && (categoryId === '' || isInCategory(call, row, categoryId)),
    )
    const page = paginate(hits, call.query, call.platform.lists)
    return { ...page, records: page.records.map(({ row, score, highlight }) => ({ ...view(row, call), highlight, score })) }
  }),
]

/** Whether the product is in the category or in one below it, because a group contains the products of its categories. */
const isInCategory = ({ world }: Call, row: ProductRow, categoryId: string) =>
  row.categoryId === categoryId || world.table(productCategoryTable).get(row.categoryId)?.parentId === categoryId

export const productCategoryMocks = [
  mock(productCategory.select, (call) => {
    const { ids = '', categoryName = '' } = call.query
    const requestedIds = ids.split(',').filter((id) => id !== '')
    return call.world
      .table(productCategoryTable)
      .all()
      .filter((row) => (requestedIds.length === 0 || requestedIds.includes(row.id)) && row.categoryName.includes(categoryName))
  }),
]

export const addWordsMocks = [
  ...createEntityMocks(addWords, addWordsTable, { order: compareBySort, unique: { fields: ['type', 'word'], message: '该词已存在' } }),
  createStatusMock(addWords.changeStatus, addWordsTable, { allowed: [0, 1] }),
]
