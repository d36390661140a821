import { facility } from '@jwsk/sdk/dp'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { createOptionsMock, createStatusMock, requireParameter } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow } from '../shared/entity-mocks'
import { toCents, yuan } from '../shared/money'
import { createQrCode } from '../shared/qr-code'
import { createExportMock, createImportMock, createReferenceColumn, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { type FacilityRow, facilityRepairTable, facilityStatus, facilityTable } from './facility-table'

const allowed: readonly number[] = [facilityStatus.fine, facilityStatus.broken, facilityStatus.repairing, facilityStatus.scrapped]
const duplicate = '设施编号已存在'

const refuseScrapped = (row: FacilityRow) => {
  if (row.facilityStatus === facilityStatus.scrapped) throw businessError('设施已报废')
}

const crudMocks = createEntityMocks(facility, facilityTable, {
  view: (row, { world }) => ({
    ...row,
    spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
  }),
  unique: { fields: ['facilityCode'], message: duplicate },
  owned: () => ({ lastRepairTime: '' }),
  beforeSave: (row) => ({ ...row, facilityStatus: row.facilityStatus ?? facilityStatus.fine }),
  check: ({ buyDate, warrantyDate, facilityStatus: status }, _, before) => {
    if (buyDate && warrantyDate && warrantyDate < buyDate) throw businessError('warrantyDate:质保到期日不能早于购置日期')
    if (before?.facilityStatus === facilityStatus.scrapped && status !== facilityStatus.scrapped) throw businessError('报废后不可恢复')
  },
})

const sheetColumns = defineSheetColumns(
  '设施名称 facilityName,设施编号 facilityCode,类型 facilityType:facility_type,位置 location,状态 facilityStatus:facility_status,品牌 brand,型号 model,数量 quantity#,购置日期 buyDate,质保到期日 warrantyDate,负责人 managerName,负责人电话 managerPhone,备注 remark',
  [createReferenceColumn('所属景区', 'scenicSpotId', [scenicSpotTable, 'spotName'])],
)

const getRepairs = ({ world }: Call, facilityId: string) =>
  world
    .table(facilityRepairTable)
    .all()
    .filter((row) => row.facilityId === facilityId)

export const facilityMocks = [
  ...crudMocks,
  createOptionsMock(facility.select, facilityTable, { fields: ['facilityName', 'facilityCode', 'facilityStatus'] }),
  createStatusMock(facility.changeStatus, facilityTable, {
    field: 'facilityStatus',
    allowed,
    check: (row, status) => {
      if (status !== facilityStatus.scrapped) refuseScrapped(row)
    },
  }),
  createExportMock(facility.export, findMock(crudMocks, facility.page), ['设施设备', sheetColumns]),
  createTemplateMock(facility.exportTemplate, ['设施设备', sheetColumns]),
  createImportMock(facility.import, {
    submit: findMock(crudMocks, facility.submit),
    columns: sheetColumns,
    findDuplicate: ({ facilityCode }, world) => world.table(facilityTable).find((row) => row.facilityCode === facilityCode),
    duplicate: { field: 'facilityCode', message: duplicate },
  }),
  mock(facility.repair, (call) => {
    const { id: _, ...repair } = call.body
    const row = requireRow(call, facilityTable, repair.facilityId)
    refuseScrapped(row)
    if (!allowed.includes(repair.facilityStatus)) throw businessError('facilityStatus:取值不正确')
    const repairTime = repair.repairTime || call.world.formatNow()
    call.world.table(facilityRepairTable).put({ ...repair, id: call.world.nextId(), repairTime, cost: yuan(toCents(repair.cost)) })
    return patchRow(call, facilityTable, { id: row.id, facilityStatus: repair.facilityStatus, lastRepairTime: repairTime })
  }),
  mock(facility.repairList, (call) =>
    getRepairs(call, requireRow(call, facilityTable, requireParameter(call, 'facilityId')).id).sort((left, right) =>
      (left.repairTime ?? '') < (right.repairTime ?? '') ? 1 : -1,
    ),
  ),
  mock(facility.qrcode, (call) => createQrCode(`https://m.yunqihu.example/facility/${requireRow(call, facilityTable).facilityCode}`)),
]
