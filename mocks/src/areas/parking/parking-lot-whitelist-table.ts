import type { ParkingLotWhitelist } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { parkingLotTable } from './parking-lot-table'
import { createCar } from './plates'

export type ParkingLotWhitelistRow = TenantRow<ParkingLotWhitelist>

const remarks = ['', '员工通勤车辆', '商户送货车辆', '业主固定车位', '合作单位用车', '施工期间临时放行']

export const parkingLotWhitelistTable = defineSeededTable<ParkingLotWhitelistRow>('parkingLotWhitelist', (world) => {
  const random = world.random('parkingLotWhitelist')
  const lots = parkingLotTable.seed(world)
  return Array.from({ length: 240 }, (_, index): ParkingLotWhitelistRow => {
    const whiteType = random.pick([1, 1, 1, 2, 2, 3, 4, 5])
    const began = random.between(20, 360)
    // a year for most, a month for temporary entries
    const ends = began - (whiteType === 5 ? 30 : 365)
    const { plateNo, plateColor } = createCar(random)
    return {
      ...platformColumns(world, 'parkingLotWhitelist', index)(getTimeBefore(world, began + 1)),
      parkingLotId: random.pick(lots).id,
      plateNo,
      plateColor,
      ownerName: createPersonName(random),
      ownerPhone: createPhoneNumber(random),
      whiteType,
      startTime: `${getDateBefore(world, began)} 00:00:00`,
      endTime: `${getDateBefore(world, ends)} 23:59:59`,
      status: index % 37 === 0 ? 0 : 1,
      remark: remarks[whiteType] ?? '',
    }
  })
})
