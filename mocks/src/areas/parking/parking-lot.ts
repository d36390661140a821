import { parkingLot } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { regionTable } from '../../system/configuration/region-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { changeStatus, options } from '../shared/actions'
import { entity, mockOf, nameIn, rowOf } from '../shared/entity'
import { qrCode } from '../shared/qr-code'
import { columns, exportMock, importMock, namesOf, templateMock } from '../shared/sheets'
import { type ParkingLotRow, parkingLotTable } from './parking-lot-table'
import { parkingStatistics } from './parking-statistics'

const view = (world: World, row: ParkingLotRow) => ({
  ...row,
  spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
  regionName: nameIn(world, regionTable, { id: row.regionCode, name: (region) => region.name }),
})

const duplicate = '停车场编号已存在'

const crudMocks = entity(parkingLot, parkingLotTable, {
  view: (row, { world }) => view(world, row),
  order: bySort,
  unique: { fields: ['lotCode'], message: duplicate },
  amounts: ['hourPrice', 'dayMaxPrice'],
  complete: (row, _, before) => ({ ...row, leftSpace: row.leftSpace ?? before?.leftSpace ?? row.totalSpace }),
  check: ({ totalSpace, leftSpace, reserveSpace = 0 }) => {
    if (leftSpace > totalSpace) throw refuse('leftSpace:剩余车位不能大于总车位数')
    if (reserveSpace > totalSpace) throw refuse('reserveSpace:可预约车位不能大于总车位数')
  },
})

const sheetColumns = columns(
  '停车场名称 lotName,停车场编号 lotCode,类型 lotType:parking_type,地址 address,经度 longitude,纬度 latitude,总车位数 totalSpace#,剩余车位 leftSpace#,可预约车位 reserveSpace#,开放时间 openTime,免费时长(分钟) freeMinutes#,每小时收费 hourPrice,每日封顶 dayMaxPrice,联系电话 contactPhone,备注 remark',
  [namesOf('所属景区', 'scenicSpotId', [scenicSpotTable, 'spotName'])],
)

export const parkingLotMocks = [
  ...crudMocks,
  options(parkingLot.select, parkingLotTable, { fields: ['lotName', 'lotCode', 'totalSpace', 'leftSpace'] }),
  changeStatus(parkingLot.changeStatus, parkingLotTable, { allowed: [0, 1, 2] }),
  exportMock(parkingLot.export, mockOf(crudMocks, parkingLot.page), ['停车场', sheetColumns]),
  templateMock(parkingLot.exportTemplate, ['停车场', sheetColumns]),
  importMock(parkingLot.import, {
    submit: mockOf(crudMocks, parkingLot.submit),
    columns: sheetColumns,
    twin: ({ lotCode }, world) => world.table(parkingLotTable).find((row) => row.lotCode === lotCode),
    duplicate: { field: 'lotCode', message: duplicate },
  }),
  mock(parkingLot.qrcode, (call) => qrCode(`https://m.yunqihu.example/parking/${rowOf(call, parkingLotTable).lotCode}`)),
  mock(parkingLot.statistics, ({ world }) => parkingStatistics(world)),
]
