import { parkingLotReserve } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { alreadyAuditedError, readAudit, requireReason, withSweep } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow } from '../shared/entity-mocks'
import { createSerialNumber } from '../shared/serial-number'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { enterLot } from './parking-lot-order'
import { type ParkingLotReserveRow, parkingLotReserveTable, reserveStatus } from './parking-lot-reserve-table'
import { parkingLotTable } from './parking-lot-table'

const openStatuses: readonly number[] = [reserveStatus.waiting, reserveStatus.granted]

/** Expires reservations whose time has passed without a car. */
function expireReserves({ world }: Call) {
  const stamp = world.formatNow()
  for (const row of world.table(parkingLotReserveTable).all())
    if (openStatuses.includes(row.reserveStatus) && row.endTime < stamp)
      world.table(parkingLotReserveTable).put({ ...row, reserveStatus: reserveStatus.expired })
}

function check(row: ParkingLotReserveRow, { world }: Call, before: ParkingLotReserveRow | undefined) {
  if (before && before.reserveStatus !== reserveStatus.waiting) throw businessError('仅待审核的预约可修改')
  if (row.endTime <= row.startTime) throw businessError('endTime:预计离场时间必须晚于预计入场时间')
  if (!row.startTime.startsWith(row.reserveDate)) throw businessError('startTime:预计入场时间须在预约日期当天')
  const overlapping = world
    .table(parkingLotReserveTable)
    .find(
      (other) =>
        other.id !== row.id &&
        other.plateNo === row.plateNo &&
        other.parkingLotId === row.parkingLotId &&
        openStatuses.includes(other.reserveStatus) &&
        other.startTime < row.endTime &&
        row.startTime < other.endTime,
    )
  if (overlapping) throw businessError('startTime:该车牌在此时段已有预约')
}

const crudMocks = createEntityMocks(parkingLotReserve, parkingLotReserveTable, {
  view: (row, { world }) => ({ ...row, lotName: lookUpName(world, parkingLotTable, { id: row.parkingLotId, name: (lot) => lot.lotName }) }),
  amounts: ['payAmount'],
  owned: ({ world }) => ({
    reserveNo: createSerialNumber(world, 'YY'),
    reserveStatus: reserveStatus.waiting,
    payStatus: 1,
    auditRemark: '',
    auditUser: '',
    auditTime: '',
    cancelReason: '',
  }),
  check,
})

const sheetColumns = defineSheetColumns(
  '预约单号 reserveNo,停车场 lotName,联系人 contactName,联系电话 contactPhone,车牌号 plateNo,预约日期 reserveDate,预计入场 startTime,预计离场 endTime,预约金额 payAmount,支付状态 payStatus:pay_status,预约状态 reserveStatus:reserve_status,审核意见 auditRemark',
)

export const parkingLotReserveMocks = withSweep(expireReserves, [
  ...crudMocks,
  createExportMock(parkingLotReserve.export, findMock(crudMocks, parkingLotReserve.page), ['停车预约', sheetColumns]),
  mock(parkingLotReserve.audit, (call) => {
    const row = requireRow(call, parkingLotReserveTable)
    if (row.reserveStatus !== reserveStatus.waiting) throw alreadyAuditedError()
    const { passed, auditRemark } = readAudit(call)
    const lot = call.world.table(parkingLotTable).get(row.parkingLotId)
    if (passed && lot && countGranted(call, row) >= (lot.reserveSpace ?? 0)) throw businessError('当日可预约车位已满')
    return patchRow(call, parkingLotReserveTable, {
      id: row.id,
      reserveStatus: passed ? reserveStatus.granted : reserveStatus.rejected,
      payStatus: passed ? row.payStatus : 3,
      auditRemark,
      auditUser: call.caller.account,
      auditTime: call.world.formatNow(),
    })
  }),
  mock(parkingLotReserve.cancel, (call) => {
    const row = requireRow(call, parkingLotReserveTable)
    if (!openStatuses.includes(row.reserveStatus)) throw businessError('仅未入场的预约可取消')
    return patchRow(call, parkingLotReserveTable, {
      id: row.id,
      reserveStatus: reserveStatus.cancelled,
      cancelReason: requireReason(call),
      payStatus: row.payStatus === 1 ? 3 : row.payStatus,
    })
  }),
  mock(parkingLotReserve.verify, (call) => {
    const row = requireRow(call, parkingLotReserveTable)
    if (row.reserveStatus !== reserveStatus.granted) throw businessError('仅预约成功的可核验')
    const { parkingLotId, plateNo, plateColor, carType, userId } = row
    enterLot(call, { parkingLotId, plateNo, ...(plateColor && { plateColor }), ...(carType && { carType }), ...(userId && { userId }) })
    return patchRow(call, parkingLotReserveTable, { id: row.id, reserveStatus: reserveStatus.arrived })
  }),
])

const countGranted = ({ world }: Call, { parkingLotId, reserveDate }: ParkingLotReserveRow) =>
  world
    .table(parkingLotReserveTable)
    .all()
    .filter((row) => row.parkingLotId === parkingLotId && row.reserveDate === reserveDate && row.reserveStatus === reserveStatus.granted)
    .length
