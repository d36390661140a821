import { parkingLotWhitelist } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { isDateTime } from '../../engine/world/time'
import { createStatusMock, requireParameter, withSweep } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRows } from '../shared/entity-mocks'
import { createExportMock, createImportMock, createReferenceColumn, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'

const valid = 1
const expired = 2
const duplicate = '该车牌已在此停车场的白名单中'

function expirePlates({ world }: Call) {
  const stamp = world.formatNow()
  for (const row of world.table(parkingLotWhitelistTable).all())
    if (row.status === valid && row.endTime < stamp) world.table(parkingLotWhitelistTable).put({ ...row, status: expired })
}

const crudMocks = createEntityMocks(parkingLotWhitelist, parkingLotWhitelistTable, {
  view: (row, { world }) => ({ ...row, lotName: lookUpName(world, parkingLotTable, { id: row.parkingLotId, name: (lot) => lot.lotName }) }),
  unique: { fields: ['parkingLotId', 'plateNo'], message: duplicate },
  check: ({ startTime, endTime }) => {
    if (endTime <= startTime) throw businessError('endTime:失效时间必须晚于生效时间')
  },
})

const sheetColumns = defineSheetColumns(
  '车牌号 plateNo,车牌颜色 plateColor:plate_color,车主姓名 ownerName,车主电话 ownerPhone,名单类型 whiteType:white_type,生效时间 startTime,失效时间 endTime,备注 remark',
  [createReferenceColumn('停车场', 'parkingLotId', [parkingLotTable, 'lotName'])],
)

export const parkingLotWhitelistMocks = withSweep(expirePlates, [
  ...crudMocks,
  createStatusMock(parkingLotWhitelist.changeStatus, parkingLotWhitelistTable, {
    allowed: [0, valid],
    check: ({ endTime }, status, { world }) => {
      if (status === valid && endTime < world.formatNow()) throw businessError('白名单已过期，请先续期')
    },
  }),
  createExportMock(parkingLotWhitelist.export, findMock(crudMocks, parkingLotWhitelist.page), ['停车白名单', sheetColumns]),
  createTemplateMock(parkingLotWhitelist.exportTemplate, ['停车白名单', sheetColumns]),
  createImportMock(parkingLotWhitelist.import, {
    submit: findMock(crudMocks, parkingLotWhitelist.submit),
    columns: sheetColumns,
    findDuplicate: ({ parkingLotId, plateNo }, world) =>
      world.table(parkingLotWhitelistTable).find((row) => row.parkingLotId === parkingLotId && row.plateNo === plateNo),
    duplicate: { field: 'plateNo', message: duplicate },
  }),
  mock(parkingLotWhitelist.renew, (call) => {
    const endTime = requireParameter(call, 'endTime')
    if (!isDateTime(endTime)) throw businessError('endTime:格式不正确')
    const rows = requireRows(call, parkingLotWhitelistTable)
    if (rows.some((row) => endTime <= row.endTime)) throw businessError('endTime:失效时间必须晚于当前失效时间')
    for (const row of rows)
      patchRow(call, parkingLotWhitelistTable, { id: row.id, endTime, status: row.status === expired ? valid : row.status })
  }),
])
