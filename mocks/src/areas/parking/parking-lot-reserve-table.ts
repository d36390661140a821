import type { ParkingLotReserve } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { day, formatDate, formatDateTime, hour, minute } from '../../engine/world/time'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { getMembers } from '../member/members'
import { getFirstDay } from '../shared/clock'
import { createSeededNumber } from '../shared/serial-number'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { parkingLotTable } from './parking-lot-table'
import { createCar } from './plates'

/** Codes: 0 waiting, 1 granted, 2 arrived, 3 done, 4 canceled, 5 expired, 6 rejected. */
export const reserveStatus = { waiting: 0, granted: 1, arrived: 2, done: 3, cancelled: 4, expired: 5, rejected: 6 } as const

export type ParkingLotReserveRow = TenantRow<ParkingLotReserve> & { readonly reserveStatus: number; readonly payStatus: number }

const remarks: Readonly<Record<number, Partial<ParkingLotReserve>>> = {
  [reserveStatus.cancelled]: { cancelReason: '行程变更', payStatus: 3 },
  [reserveStatus.rejected]: { auditRemark: '当日可预约车位已满', payStatus: 3 },
}

export const parkingLotReserveTable = defineSeededTable<ParkingLotReserveRow>('parkingLotReserve', (world) => {
  const random = world.random('parkingLotReserve')
  const lots = parkingLotTable.seed(world).slice(0, 24)
  const members = getMembers(world)
  return Array.from({ length: 160 }, (_, index): ParkingLotReserveRow => {
    // the last forty are in the future
    const ahead = index - 120
    const start = getFirstDay(world) + (ahead < 0 ? ahead : Math.floor(ahead / 6)) * day + random.between(7, 14) * hour
    const end = start + random.between(2, 8) * hour
    const open = start < world.startedAt ? reserveStatus.arrived : random.pick([0, 0, 1, 1, 1, 4, 6])
    const status = end < world.startedAt ? random.pick([3, 3, 3, 3, 4, 5, 6]) : open
    // reservations for later dates have been requested already
    const requestMs = Math.min(start - random.between(20, 70) * hour, world.startedAt - (160 - index) * minute)
    const requestTime = formatDateTime(requestMs)
    const audited = formatDateTime(Math.min(requestMs + random.between(8, 90) * minute, (requestMs + world.startedAt) / 2))
    const member = random.pick(members)
    const self = index % 3 === 0
    return {
      ...platformColumns(world, 'parkingLotReserve', index)(requestTime),
      reserveNo: createSeededNumber('YY', requestTime, index),
      parkingLotId: random.pick(lots).id,
      userId: member.id,
      contactName: self ? member.realName : createPersonName(random),
      contactPhone: self ? member.phone : createPhoneNumber(random),
      ...createCar(random),
      reserveDate: formatDate(start),
      startTime: formatDateTime(start),
      endTime: formatDateTime(end),
      spaceNo: `${random.pick(['A', 'B', 'C'])}-${String(random.between(1, 80)).padStart(3, '0')}`,
      payAmount: '10.00',
      payStatus: 1,
      reserveStatus: status,
      ...(status !== reserveStatus.waiting && { auditUser: '管理员', auditTime: audited, auditRemark: '' }),
      ...remarks[status],
    }
  })
})
