import { parkingLotWhitelist } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { isDateTime } from '../../engine/world/time'
import { afterSweep, changeStatus, requiredParameter } from '../shared/actions'
import { entity, mockOf, nameIn, patchRow, rowsOf } from '../shared/entity'
import { columns, exportMock, importMock, namesOf, templateMock } from '../shared/sheets'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'

const valid = 1
const expired = 2
const duplicate = '该车牌已在此停车场的白名单中'

function expirePlates({ world }: Call) {
  const stamp = world.stamp()
  for (const row of world.table(parkingLotWhitelistTable).all())
    if (row.status === valid && row.endTime < stamp) world.table(parkingLotWhitelistTable).put({ ...row, status: expired })
}

const crudMocks = entity(parkingLotWhitelist, parkingLotWhitelistTable, {
  view: (row, { world }) => ({ ...row, lotName: nameIn(world, parkingLotTable, { id: row.parkingLotId, name: (lot) => lot.lotName }) }),
  unique: { fields: ['parkingLotId', 'plateNo'], message: duplicate },
  check: ({ startTime, endTime }) => {
    if (endTime <= startTime) throw refuse('endTime:失效时间必须晚于生效时间')
  },
})

const sheetColumns = columns(
  '车牌号 plateNo,车牌颜色 plateColor:plate_color,车主姓名 ownerName,车主电话 ownerPhone,名单类型 whiteType:white_type,生效时间 startTime,失效时间 endTime,备注 remark',
  [namesOf('停车场', 'parkingLotId', [parkingLotTable, 'lotName'])],
)

export const parkingLotWhitelistMocks = afterSweep(expirePlates, [
  ...crudMocks,
  changeStatus(parkingLotWhitelist.changeStatus, parkingLotWhitelistTable, {
    allowed: [0, valid],
    check: ({ endTime }, status, { world }) => {
      if (status === valid && endTime < world.stamp()) throw refuse('白名单已过期，请先续期')
    },
  }),
  exportMock(parkingLotWhitelist.export, mockOf(crudMocks, parkingLotWhitelist.page), ['停车白名单', sheetColumns]),
  templateMock(parkingLotWhitelist.exportTemplate, ['停车白名单', sheetColumns]),
  importMock(parkingLotWhitelist.import, {
    submit: mockOf(crudMocks, parkingLotWhitelist.submit),
    columns: sheetColumns,
    twin: ({ parkingLotId, plateNo }, world) =>
      world.table(parkingLotWhitelistTable).find((row) => row.parkingLotId === parkingLotId && row.plateNo === plateNo),
    duplicate: { field: 'plateNo', message: duplicate },
  }),
  mock(parkingLotWhitelist.renew, (call) => {
    const endTime = requiredParameter(call, 'endTime')
    if (!isDateTime(endTime)) throw refuse('endTime:格式不正确')
    const rows = rowsOf(call, parkingLotWhitelistTable)
    if (rows.some((row) => endTime <= row.endTime)) throw refuse('endTime:失效时间必须晚于当前失效时间')
    for (const row of rows)
      patchRow(call, parkingLotWhitelistTable, { id: row.id, endTime, status: row.status === expired ? valid : row.status })
  }),
])
