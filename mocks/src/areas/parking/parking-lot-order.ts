import { parkingLotOrder } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createCallerColumns } from '../../engine/world/audit'
import { minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { getMemberColumns } from '../member/members'
import { requireParameter, requireReason } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow } from '../shared/entity-mocks'
import { getImageUrl } from '../shared/images'
import { toCents, yuan } from '../shared/money'
import { createSerialNumber } from '../shared/serial-number'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { computeParkingFee } from './parking-fee'
import { orderStatus, type ParkingLotOrderRow, parkingLotOrderTable } from './parking-lot-order-table'
import { parkingLotReserveTable, reserveStatus } from './parking-lot-reserve-table'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'
import { computeRefund } from './refund'

const getParkedMinutes = (world: World, { enterTime }: ParkingLotOrderRow) =>
  Math.max(0, Math.round((world.now() - parseTime(enterTime)) / minute))

/** Computes the fee accrued so far. */
function computeFee(world: World, order: ParkingLotOrderRow) {
  const lot = world.table(parkingLotTable).get(order.parkingLotId)
  return lot ? computeParkingFee(lot, getParkedMinutes(world, order)) : 0
}

const view = (row: ParkingLotOrderRow, { world }: Call) => ({
  ...row,
  ...(row.orderStatus === orderStatus.parked && { totalAmount: yuan(computeFee(world, row)) }),
  lotName: lookUpName(world, parkingLotTable, { id: row.parkingLotId, name: (lot) => lot.lotName }),
  ...getMemberColumns(world, row.userId),
})

const crudMocks = createEntityMocks({ page: parkingLotOrder.page, detail: parkingLotOrder.detail }, parkingLotOrderTable, {
  view,
  columns: ['leaveTime', 'payWay'],
})

/** Adjusts the free spaces of the lot by one car. */
function takeSpace(world: World, lotId: string, taken: 1 | -1) {
  const lot = world.table(parkingLotTable).get(lotId)
  if (lot) world.table(parkingLotTable).put({ ...lot, leftSpace: Math.min(lot.totalSpace, Math.max(0, lot.leftSpace - taken)) })
}

/** Lets a car enter: creates an order. */
export function enterLot(call: Call, car: Pick<ParkingLotOrderRow, 'parkingLotId' | 'plateNo' | 'plateColor' | 'carType' | 'userId'>) {
  const { world, caller } = call
  const stamp = world.formatNow()
  takeSpace(world, car.parkingLotId, 1)
  world.table(parkingLotOrderTable).put({
    id: world.nextId(),
    tenantId: caller.tenantId,
    ...createCallerColumns(call),
    orderNo: createSerialNumber(world, 'PK'),
    ...car,
    enterTime: stamp,
    enterImage: getImageUrl('gate', 1),
    totalAmount: '0.00',
    discountAmount: '0.00',
    payAmount: '0.00',
    refundAmount: '0.00',
    payStatus: 0,
    orderStatus: orderStatus.parked,
  })
}

const isWhitelisted = (world: World, { parkingLotId, plateNo }: ParkingLotOrderRow) =>
  world
    .table(parkingLotWhitelistTable)
    .find((row) => row.parkingLotId === parkingLotId && row.plateNo === plateNo && row.status === 1 && row.endTime > world.formatNow()) !==
  undefined

/** Lets the car leave: computes the fee by the clock; cars on the white list are free. */
function leave(call: Call, order: ParkingLotOrderRow) {
  const { world } = call
  const fee = computeFee(world, order)
  const discount = isWhitelisted(world, order) ? fee : 0
  const owes = fee > discount
  takeSpace(world, order.parkingLotId, -1)
  finishReserve(call, order)
  return patchRow(call, parkingLotOrderTable, {
    id: order.id,
    leaveTime: world.formatNow(),
    leaveImage: getImageUrl('gate', 2),
    parkMinutes: getParkedMinutes(world, order),
    totalAmount: yuan(fee),
    discountAmount: yuan(discount),
    payAmount: '0.00',
    payStatus: owes ? 0 : 1,
    orderStatus: owes ? orderStatus.unpaid : orderStatus.done,
  })
}

function finishReserve(call: Call, { plateNo, parkingLotId }: ParkingLotOrderRow) {
  const reserve = call.world
    .table(parkingLotReserveTable)
    .find((row) => row.plateNo === plateNo && row.parkingLotId === parkingLotId && row.reserveStatus === reserveStatus.arrived)
  if (reserve) patchRow(call, parkingLotReserveTable, { id: reserve.id, reserveStatus: reserveStatus.done })
}

const sheetColumns = defineSheetColumns(
  '订单号 orderNo,停车场 lotName,车牌号 plateNo,车牌颜色 plateColor:plate_color,车辆类型 carType:car_type,入场时间 enterTime,出场时间 leaveTime,停车时长(分钟) parkMinutes,应收金额 totalAmount,优惠金额 discountAmount,实付金额 payAmount,支付方式 payWay:pay_way,支付状态 payStatus:pay_status,已退金额 refundAmount,订单状态 orderStatus:parking_order_status',
)

export const parkingLotOrderMocks = [
  ...crudMocks,
  createExportMock(parkingLotOrder.export, findMock(crudMocks, parkingLotOrder.page), ['停车订单', sheetColumns]),
  mock(parkingLotOrder.close, (call) => {
    const order = requireRow(call, parkingLotOrderTable)
    if (order.orderStatus !== orderStatus.parked && order.orderStatus !== orderStatus.abnormal)
      throw businessError('仅停放中或异常的订单可关闭')
    return leave(call, order)
  }),
  mock(parkingLotOrder.markAbnormal, (call) => {
    const order = requireRow(call, parkingLotOrderTable)
    if (order.orderStatus === orderStatus.abnormal) throw businessError('订单已标记异常')
    if (order.orderStatus === orderStatus.done) throw businessError('已完成的订单不可标记异常')
    return patchRow(call, parkingLotOrderTable, { id: order.id, abnormalReason: requireReason(call), orderStatus: orderStatus.abnormal })
  }),
  mock(parkingLotOrder.pay, (call) => {
    const order = requireRow(call, parkingLotOrderTable)
    if (order.orderStatus !== orderStatus.unpaid) throw businessError('仅待支付的订单可收费')
    const discount = toCents(call.body.discountAmount ?? order.discountAmount)
    const due = toCents(order.totalAmount)
    if (discount > due) throw businessError('discountAmount:优惠金额不能大于应收金额')
    const stamp = call.world.formatNow()
    return patchRow(call, parkingLotOrderTable, {
      id: order.id,
      discountAmount: yuan(discount),
      payAmount: yuan(due - discount),
      payWay: call.body.payWay,
      payTime: stamp,
      payStatus: 1,
      orderStatus: orderStatus.done,
      transactionNo: createSerialNumber(call.world, '42000'),
    })
  }),
  mock(parkingLotOrder.refund, (call) => {
    const order = requireRow(call, parkingLotOrderTable)
    if (order.payStatus !== 1 && order.payStatus !== 4) throw businessError('仅已支付的订单可退款')
    const refunded = computeRefund(order, requireParameter(call, 'amount'))
    const whole = refunded === toCents(order.payAmount)
    return patchRow(call, parkingLotOrderTable, {
      id: order.id,
      refundAmount: yuan(refunded),
      refundReason: requireReason(call),
      payStatus: whole ? 3 : 4,
    })
  }),
]
