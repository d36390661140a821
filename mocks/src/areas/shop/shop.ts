import { shop, shopDetail } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { fieldsOf } from '../../engine/fields'
import { mock } from '../../engine/mock'
import { options } from '../shared/actions'
import { entity, mockOf, nameIn, rowOf } from '../shared/entity'
import { qrCode } from '../shared/qr-code'
import { columns, exportMock, importMock, templateMock } from '../shared/sheets'
import { shopDetailTable } from './shop-detail-table'
import { shopStatus, shopTable } from './shop-table'

const duplicate = '商铺编号已存在'

const crudMocks = entity(shop, shopTable, {
  order: bySort,
  unique: { fields: ['shopCode'], message: duplicate },
  amounts: ['rentPrice'],
  complete: (row, { body }, before) => ({
    ...row,
    status: Number(fieldsOf(body)['status'] ?? before?.status ?? shopStatus.vacant),
  }),
})

const sheetColumns = columns(
  '商铺名称 shopName,商铺编号 shopCode,业态 shopType:shop_type,楼栋或区域 buildingNo,楼层 floorNo,面积(㎡) area,参考租金 rentPrice,经营商户 merchantName,负责人 managerName,负责人电话 managerPhone,营业时间 openTime,状态 status:shop_status',
)

export const shopMocks = [
  ...crudMocks,
  options(shop.select, shopTable, { fields: ['shopName', 'shopCode', 'buildingNo', 'merchantName', 'status'] }),
  exportMock(shop.export, mockOf(crudMocks, shop.page), ['商铺', sheetColumns]),
  templateMock(shop.exportTemplate, ['商铺', sheetColumns]),
  importMock(shop.import, {
    submit: mockOf(crudMocks, shop.submit),
    columns: sheetColumns,
    twin: ({ shopCode }, world) => world.table(shopTable).find((row) => row.shopCode === shopCode),
    duplicate: { field: 'shopCode', message: duplicate },
  }),
  mock(shop.qrcode, (call) => qrCode(`https://m.yunqihu.example/shop/${rowOf(call, shopTable).shopCode}`)),
]

export const shopDetailMocks = entity(shopDetail, shopDetailTable, {
  view: (row, { world }) => ({ ...row, shopName: nameIn(world, shopTable, { id: row.shopId, name: (named) => named.shopName }) }),
  unique: { fields: ['shopId'], message: '该商铺已有详情' },
  amounts: ['avgPrice'],
})
