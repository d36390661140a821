import type { OutputOf } from '@jwsk/sdk'
import type { Facility, facility } from '@jwsk/sdk/dp'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Codes: 1 in order, 2 broken, 3 under repair, 4 scrapped. */
export const facilityStatus = { fine: 1, broken: 2, repairing: 3, scrapped: 4 } as const

export type FacilityRow = TenantRow<Facility> & { readonly facilityStatus: number }

// kind, name, brand, model, quantity
const kinds: readonly (readonly [type: number, name: string, brand: string, model: string, quantity: number])[] = [
  [1, '公共厕所', '自建', 'WC-A', 1],
  [2, '休息座椅', '林木', 'ZY-180', 12],
  [3, '导览指示牌', '山水标识', 'BS-90', 6],
  [4, '消火栓', '安盾', 'SN65', 4],
  [5, '直流充电桩', '智充', 'DC120', 8],
  [6, '检票闸机', '通达', 'ZJ-200', 4],
  [7, '庭院灯', '明光', 'LED-40', 24],
  [9, '母婴室', '自建', 'MY-1', 1],
]

export const facilityTable = defineSeededTable<FacilityRow>('facility', (world) => {
  const random = world.random('facility')
  return scenicSpotTable
    .seed(world)
    .flatMap((spot) => kinds.map((kind) => ({ spot, kind })))
    .map(({ spot, kind: [facilityType, name, brand, model, quantity] }, index): FacilityRow => {
      const status = [1, 1, 1, 1, 1, 2, 1, 1, 3, 1, 1, 1, 4][index % 13] ?? 1
      const bought = random.between(400, 1800)
      const repaired = index % 4 === 1 || status === facilityStatus.repairing
      return {
        ...platformColumns(world, 'facility', index)(getTimeBefore(world, 360 - index * 2)),
        facilityName: `${spot.spotName}${name}`,
        facilityCode: `F-${spot.spotCode ?? ''}-${String(facilityType).padStart(2, '0')}`,
        facilityType,
        scenicSpotId: spot.id,
        location: `${spot.address}${['入口', '游步道中段', '游客中心旁', '停车场旁'][index % 4]}`,
        facilityStatus: status,
        longitude: Number((Number(spot.longitude) + random.between(-20, 20) / 10_000).toFixed(6)),
        latitude: Number((Number(spot.latitude) + random.between(-20, 20) / 10_000).toFixed(6)),
        brand,
        model,
        quantity,
        buyDate: getDateBefore(world, bought),
        warrantyDate: getDateBefore(world, bought - 1095),
        managerName: createPersonName(random),
        managerPhone: createPhoneNumber(random),
        images: getImageUrl('device', index % 24),
        // reported by a user
        ...(status === facilityStatus.broken && { updateTime: getTimeBefore(world, 1 + (index % 12)) }),
        ...(repaired && { lastRepairTime: getTimeBefore(world, 3 + (index % 80)) }),
        remark: '',
      }
    })
})

export type FacilityRepairRow = OutputOf<typeof facility.repairList>[number] & { readonly id: string }

const faults = ['灯具不亮', '门锁损坏', '屏幕无显示', '漏水', '面板松动']

/** Last repair of each facility that was ever repaired. */
export const facilityRepairTable = defineSeededTable<FacilityRepairRow>('facilityRepair', (world) =>
  facilityTable
    .seed(world)
    .filter((row) => row.lastRepairTime)
    .map((row, index) => ({
      id: world.seedId('facilityRepair', index),
      facilityId: row.id,
      faultContent: faults[index % faults.length] ?? '',
      repairContent: '更换损坏部件并测试',
      repairUser: '工程维修组',
      repairTime: row.lastRepairTime ?? '',
      cost: yuan(5000 + index * 1300),
      facilityStatus: row.facilityStatus === facilityStatus.repairing ? facilityStatus.repairing : facilityStatus.fine,
      images: getImageUrls('device', [index % 24]),
    })),
)
