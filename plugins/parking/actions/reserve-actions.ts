import { type ActionBuilder, textarea } from '@jwsk/kit'
import { type ParkingLotReserve, parkingLotReserve } from '@jwsk/sdk/biz'

const toDay = (moment: string) => moment.slice(0, 10)

/** Details of a request that its review is about. */
const reviewed = ['reserveDate', 'startTime', 'parkingLotId', 'payStatus', 'contactName', 'contactPhone'] as const

/** Actions from the request to the car at the gate. */
export const reserveActions = (action: ActionBuilder<ParkingLotReserve>) => [
  action('approve', {
    permission: 'parking_lot_reserve_audit',
    when: ({ reserveStatus }) => reserveStatus === 0,
    details: reviewed,
    run: ({ id }, { client }) => client.call(parkingLotReserve.audit, { id, auditStatus: 1 }),
  }),
  action.form('reject', {
    permission: 'parking_lot_reserve_audit',
    when: ({ reserveStatus }) => reserveStatus === 0,
    details: reviewed,
    api: parkingLotReserve.audit,
    fields: { auditRemark: textarea({ required: true }) },
    extraInput: ({ id }) => ({ id, auditStatus: 2 }),
  }),
  action('verify', {
    getWarning: ({ reserveDate }, { now }) => (reserveDate === toDay(now()) ? undefined : 'otherDay'),
    permission: 'parking_lot_reserve_verify',
    when: ({ reserveStatus }) => reserveStatus === 1,
    run: ({ id }, { client }) => client.call(parkingLotReserve.verify, { id }),
  }),
  action.form('cancel', {
    permission: 'parking_lot_reserve_cancel',
    when: ({ reserveStatus }) => reserveStatus === 0 || reserveStatus === 1,
    api: parkingLotReserve.cancel,
    fields: { reason: textarea({ required: true }) },
    extraInput: ({ id }) => ({ id }),
  }),
]
