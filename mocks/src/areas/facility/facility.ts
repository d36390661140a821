import { facility } from '@jwsk/sdk/dp'
import { type Call, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { changeStatus, options, requiredParameter } from '../shared/actions'
import { entity, mockOf, nameIn, patchRow, rowOf } from '../shared/entity'
import { toCents, yuan } from '../shared/money'
import { qrCode } from '../shared/qr-code'
import { columns, exportMock, importMock, namesOf, templateMock } from '../shared/sheets'
import { type FacilityRow, facilityRepairTable, facilityStatus, facilityTable } from './facility-table'

const allowed: readonly number[] = [facilityStatus.fine, facilityStatus.broken, facilityStatus.repairing, facilityStatus.scrapped]
const duplicate = '设施编号已存在'

const refuseScrapped = (row: FacilityRow) => {
  if (row.facilityStatus === facilityStatus.scrapped) throw refuse('设施已报废')
}

const crudMocks = entity(facility, facilityTable, {
  view: (row, { world }) => ({ ...row, spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }) }),
  unique: { fields: ['facilityCode'], message: duplicate },
  owned: () => ({ lastRepairTime: '' }),
  complete: (row) => ({ ...row, facilityStatus: row.facilityStatus ?? facilityStatus.fine }),
  check: ({ buyDate, warrantyDate, facilityStatus: status }, _, before) => {
    if (buyDate && warrantyDate && warrantyDate < buyDate) throw refuse('warrantyDate:质保到期日不能早于购置日期')
    if (before?.facilityStatus === facilityStatus.scrapped && status !== facilityStatus.scrapped) throw refuse('报废后不可恢复')
  },
})

const sheetColumns = columns(
  '设施名称 facilityName,设施编号 facilityCode,类型 facilityType:facility_type,位置 location,状态 facilityStatus:facility_status,品牌 brand,型号 model,数量 quantity#,购置日期 buyDate,质保到期日 warrantyDate,负责人 managerName,负责人电话 managerPhone,备注 remark',
  [namesOf('所属景区', 'scenicSpotId', [scenicSpotTable, 'spotName'])],
)

const repairsOf = ({ world }: Call, facilityId: string) =>
  world
    .table(facilityRepairTable)
    .all()
    .filter((row) => row.facilityId === facilityId)

export const facilityMocks = [
  ...crudMocks,
  options(facility.select, facilityTable, { fields: ['facilityName', 'facilityCode', 'facilityStatus'] }),
  changeStatus(facility.changeStatus, facilityTable, {
    field: 'facilityStatus',
    allowed,
    check: (row, status) => {
      if (status !== facilityStatus.scrapped) refuseScrapped(row)
    },
  }),
  exportMock(facility.export, mockOf(crudMocks, facility.page), ['设施设备', sheetColumns]),
  templateMock(facility.exportTemplate, ['设施设备', sheetColumns]),
  importMock(facility.import, {
    submit: mockOf(crudMocks, facility.submit),
    columns: sheetColumns,
    twin: ({ facilityCode }, world) => world.table(facilityTable).find((row) => row.facilityCode === facilityCode),
    duplicate: { field: 'facilityCode', message: duplicate },
  }),
  mock(facility.repair, (call) => {
    const { id: _, ...repair } = call.body
    const row = rowOf(call, facilityTable, repair.facilityId)
    refuseScrapped(row)
    if (!allowed.includes(repair.facilityStatus)) throw refuse('facilityStatus:取值不正确')
    const repairTime = repair.repairTime || call.world.stamp()
    call.world.table(facilityRepairTable).put({ ...repair, id: call.world.nextId(), repairTime, cost: yuan(toCents(repair.cost)) })
    return patchRow(call, facilityTable, { id: row.id, facilityStatus: repair.facilityStatus, lastRepairTime: repairTime })
  }),
  mock(facility.repairList, (call) =>
    repairsOf(call, rowOf(call, facilityTable, requiredParameter(call, 'facilityId')).id).sort((left, right) =>
      (left.repairTime ?? '') < (right.repairTime ?? '') ? 1 : -1,
    ),
  ),
  mock(facility.qrcode, (call) => qrCode(`https://m.yunqihu.example/facility/${rowOf(call, facilityTable).facilityCode}`)),
]
