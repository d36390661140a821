import type { UserCarNumber } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createCar } from '../parking/plates'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { getMembers } from './members'

/** Codes: 1 bound, 2 unbound. */
export const carStatus = { bound: 1, unbound: 2 } as const

const brands = ['大众', '比亚迪', '丰田', '吉利', '特斯拉', '长安', '五菱', '本田']

export const userCarNumberTable = defineSeededTable<TenantRow<UserCarNumber> & { readonly status: number }>('userCarNumber', (world) => {
  const random = world.random('userCarNumber')
  const members = getMembers(world)
  return Array.from({ length: 120 }, (_, index) => {
    const member = members[index % members.length]
    const bindTime = getTimeBefore(world, 350 - index * 2.5)
    return {
      ...platformColumns(world, 'userCarNumber', index)(bindTime),
      ...(member && { userId: member.id, userName: member.realName, phone: member.phone }),
      ...createCar(random),
      defaultFlag: index < members.length ? 2 : 1,
      bindTime,
      carBrand: random.pick(brands),
      licenseImage: getImageUrl('paper', index % 20),
      status: index % 19 === 18 ? carStatus.unbound : carStatus.bound,
    }
  })
})
