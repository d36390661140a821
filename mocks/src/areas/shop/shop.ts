import { shop, shopDetail } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { toFields } from '../../engine/fields'
import { mock } from '../../engine/mock'
import { createOptionsMock } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, requireRow } from '../shared/entity-mocks'
import { createQrCode } from '../shared/qr-code'
import { createExportMock, createImportMock, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { shopDetailTable } from './shop-detail-table'
import { shopStatus, shopTable } from './shop-table'

const duplicate = '商铺编号已存在'

const crudMocks = createEntityMocks(shop, shopTable, {
  order: compareBySort,
  unique: { fields: ['shopCode'], message: duplicate },
  amounts: ['rentPrice'],
  beforeSave: (row, { body }, before) => ({
    ...row,
    status: Number(toFields(body)['status'] ?? before?.status ?? shopStatus.vacant),
  }),
})

const sheetColumns = defineSheetColumns(
  '商铺名称 shopName,商铺编号 shopCode,业态 shopType:shop_type,楼栋或区域 buildingNo,楼层 floorNo,面积(㎡) area,参考租金 rentPrice,经营商户 merchantName,负责人 managerName,负责人电话 managerPhone,营业时间 openTime,状态 status:shop_status',
)

export const shopMocks = [
  ...crudMocks,
  createOptionsMock(shop.select, shopTable, { fields: ['shopName', 'shopCode', 'buildingNo', 'merchantName', 'status'] }),
  createExportMock(shop.export, findMock(crudMocks, shop.page), ['商铺', sheetColumns]),
  createTemplateMock(shop.exportTemplate, ['商铺', sheetColumns]),
  createImportMock(shop.import, {
    submit: findMock(crudMocks, shop.submit),
    columns: sheetColumns,
    findDuplicate: ({ shopCode }, world) => world.table(shopTable).find((row) => row.shopCode === shopCode),
    duplicate: { field: 'shopCode', message: duplicate },
  }),
  mock(shop.qrcode, (call) => createQrCode(`https://m.yunqihu.example/shop/${requireRow(call, shopTable).shopCode}`)),
]

export const shopDetailMocks = createEntityMocks(shopDetail, shopDetailTable, {
  view: (row, { world }) => ({ ...row, shopName: lookUpName(world, shopTable, { id: row.shopId, name: (named) => named.shopName }) }),
  unique: { fields: ['shopId'], message: '该商铺已有详情' },
  amounts: ['avgPrice'],
})
