import { parkingLot } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { regionTable } from '../../system/configuration/region-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { createOptionsMock, createStatusMock } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, requireRow } from '../shared/entity-mocks'
import { createQrCode } from '../shared/qr-code'
import { createExportMock, createImportMock, createReferenceColumn, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { type ParkingLotRow, parkingLotTable } from './parking-lot-table'
import { createParkingStatistics } from './parking-statistics'

const view = (world: World, row: ParkingLotRow) => ({
  ...row,
  spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
  regionName: lookUpName(world, regionTable, { id: row.regionCode, name: (region) => region.name }),
})

const duplicate = '停车场编号已存在'

const crudMocks = createEntityMocks(parkingLot, parkingLotTable, {
  view: (row, { world }) => view(world, row),
  order: compareBySort,
  unique: { fields: ['lotCode'], message: duplicate },
  amounts: ['hourPrice', 'dayMaxPrice'],
  beforeSave: (row, _, before) => ({ ...row, leftSpace: row.leftSpace ?? before?.leftSpace ?? row.totalSpace }),
  check: ({ totalSpace, leftSpace, reserveSpace = 0 }) => {
    if (leftSpace > totalSpace) throw businessError('leftSpace:剩余车位不能大于总车位数')
    if (reserveSpace > totalSpace) throw businessError('reserveSpace:可预约车位不能大于总车位数')
  },
})

const sheetColumns = defineSheetColumns(
  '停车场名称 lotName,停车场编号 lotCode,类型 lotType:parking_type,地址 address,经度 longitude,纬度 latitude,总车位数 totalSpace#,剩余车位 leftSpace#,可预约车位 reserveSpace#,开放时间 openTime,免费时长(分钟) freeMinutes#,每小时收费 hourPrice,每日封顶 dayMaxPrice,联系电话 contactPhone,备注 remark',
  [createReferenceColumn('所属景区', 'scenicSpotId', [scenicSpotTable, 'spotName'])],
)

export const parkingLotMocks = [
  ...crudMocks,
  createOptionsMock(parkingLot.select, parkingLotTable, { fields: ['lotName', 'lotCode', 'totalSpace', 'leftSpace'] }),
  createStatusMock(parkingLot.changeStatus, parkingLotTable, { allowed: [0, 1, 2] }),
  createExportMock(parkingLot.export, findMock(crudMocks, parkingLot.page), ['停车场', sheetColumns]),
  createTemplateMock(parkingLot.exportTemplate, ['停车场', sheetColumns]),
  createImportMock(parkingLot.import, {
    submit: findMock(crudMocks, parkingLot.submit),
    columns: sheetColumns,
    findDuplicate: ({ lotCode }, world) => world.table(parkingLotTable).find((row) => row.lotCode === lotCode),
    duplicate: { field: 'lotCode', message: duplicate },
  }),
  mock(parkingLot.qrcode, (call) => createQrCode(`https://m.yunqihu.example/parking/${requireRow(call, parkingLotTable).lotCode}`)),
  mock(parkingLot.statistics, ({ world }) => createParkingStatistics(world)),
]
