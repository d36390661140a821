import type { ShopApply } from '@jwsk/sdk/biz'
import type { Random } from '../../engine/world/random'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { day, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { getDateBefore, getFirstDay, getTimeBefore } from '../shared/clock'
import { getImageUrls } from '../shared/images'
import { createSeededNumber } from '../shared/serial-number'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { createIdCard } from '../tour/tour-guide-table'
import { getTermStart, type ShopRow, shopStatus, shopTable } from './shop-table'

/** Codes: 0 pending, 1 approved, 2 rejected, 3 withdrawn, 4 signed. */
export const applyStatus = { waiting: 0, passed: 1, rejected: 2, withdrawn: 3, signed: 4 } as const

export type ShopApplyRow = TenantRow<ShopApply> & { readonly auditStatus: number }

const scopes = ['餐饮服务', '预包装食品零售', '民宿住宿', '手工艺品制作与销售', '文化创意产品零售', '亲子娱乐服务']
const companies = ['湖上餐饮管理有限公司', '竹里文化创意有限公司', '山泉食品有限公司', '枕水酒店管理有限公司', '非遗手作工坊有限公司']

// GB 32100: digits and letters without I, O, S, V, Z; each position has its weight
const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Creates a social credit code with a valid check digit. */
export function createCreditCode(index: number): string {
  const body = `91330106MA2${800_000 + index * 7}`
  const sum = creditWeights.reduce((total, weight, at) => total + weight * creditSigns.indexOf(body.charAt(at)), 0)
  return body + creditSigns.charAt((31 - (sum % 31)) % 31)
}

const countDaysSince = (world: World, date: string) => Math.round((getFirstDay(world) - parseTime(date)) / day)

interface Applicant {
  /** Age of the application in days. */
  readonly age: number
  readonly shop: ShopRow | undefined
  readonly name: string
  readonly phone: string
  readonly company: string
  readonly brandName: string
  readonly rentStart: string
  readonly rentMonths: number
}

/** Creates an applicant who has signed and runs a shop now. */
function createTenantApplicant(world: World, index: number): Applicant {
  const shops = shopTable.seed(world)
  const taken = shops.filter((candidate) => candidate.status !== shopStatus.vacant)
  const shop = taken[(index * 7) % taken.length]
  const { managerName: name = '', managerPhone: phone = '', merchantName: company = '' } = shop ?? {}
  const rentStart = shop ? getTermStart(world, shops.indexOf(shop)) : ''
  return {
    age: countDaysSince(world, rentStart) + 28,
    shop,
    name,
    phone,
    company,
    brandName: company.split('的')[1] ?? '',
    rentStart,
    rentMonths: 12,
  }
}

/** Creates an applicant for a vacant shop. */
function createNewApplicant(world: World, index: number, random: Random): Applicant {
  const vacant = shopTable.seed(world).filter((shop) => shop.status === shopStatus.vacant)
  const age = 320 - index * 5
  const company = companies[index % companies.length] ?? ''
  return {
    age,
    shop: vacant[index % vacant.length],
    name: createPersonName(random),
    phone: createPhoneNumber(random),
    company,
    brandName: company.slice(0, 4),
    rentStart: getDateBefore(world, age - 45),
    rentMonths: random.pick([12, 24, 36]),
  }
}

export const shopApplyTable = defineSeededTable<ShopApplyRow>('shopApply', (world) => {
  const random = world.random('shopApply')
  return Array.from({ length: 64 }, (_, index): ShopApplyRow => {
    const byCompany = index % 2 === 0
    const auditStatus = index < 44 ? random.pick([4, 4, 4, 2, 3]) : ([0, 0, 1, 2][index % 4] ?? 0)
    const applicant = auditStatus === applyStatus.signed ? createTenantApplicant(world, index) : createNewApplicant(world, index, random)
    const { age, name, company, brandName, rentStart, rentMonths } = applicant
    const applyTime = getTimeBefore(world, age)
    const audited = auditStatus !== applyStatus.waiting && auditStatus !== applyStatus.withdrawn
    return {
      ...platformColumns(world, 'shopApply', index)(applyTime),
      applyNo: createSeededNumber('SQ', applyTime, index),
      shopId: applicant.shop?.id ?? '',
      applicantType: byCompany ? 2 : 1,
      applicantName: byCompany ? company : name,
      contactName: name,
      contactPhone: applicant.phone,
      ...(byCompany
        ? { creditCode: createCreditCode(index), licenseImage: getImageUrls('paper', [index]) }
        : { idCard: createIdCard(random, name), idCardImages: getImageUrls('paper', [index, index + 1]) }),
      businessScope: random.pick(scopes),
      applyTime,
      auditStatus,
      auditRemark: auditStatus === applyStatus.rejected ? '与商业街现有业态重复，请调整经营范围' : '',
      brandName: byCompany ? brandName : '',
      rentStart,
      rentMonths,
      applyReason: '看好景区客流，希望长期经营。',
      ...(audited && { auditUser: '管理员', auditTime: getTimeBefore(world, age - 2) }),
    }
  })
})
