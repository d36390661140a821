import type { TourGuide } from '@jwsk/sdk/biz'
import type { Random } from '../../engine/world/random'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createPersonName, createPhoneNumber, getSex } from '../../seed/people'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls, toParagraph } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

export type TourGuideRow = TenantRow<TourGuide> & { readonly auditStatus: number }

const agencies = ['云栖湖旅行社', '江南春旅行社', '湖山国际旅行社', '四季假期旅行社', '']
const languages = ['1', '1,2', '1,3', '1,2,6', '1,5', '1,4']
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Creates an ID card number with a valid check digit and the sex of its holder; its region code was never issued. */
export function createIdCard(random: Random, name: string, youngest = 2002): string {
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0')
  // odd for men, even for women
  const place = random.between(1, 499) * 2 - (getSex(name) === 1 ? 1 : 0)
  const body = `330199${random.between(1965, youngest)}${formatTwoDigits(random.between(1, 12))}${formatTwoDigits(random.between(1, 28))}${String(place).padStart(3, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0)
  return body + '10X98765432'.charAt(sum % 11)
}

export const tourGuideTable = defineSeededTable<TourGuideRow>('tourGuide', (world) => {
  const random = world.random('tourGuide')
  const spots = scenicSpotTable.seed(world)
  return Array.from({ length: 36 }, (_, index): TourGuideRow => {
    const auditStatus = index < 28 ? 1 : ([0, 0, 2, 0][index % 4] ?? 0)
    const workYears = random.between(1, 25)
    const guideName = createPersonName(random)
    return {
      ...platformColumns(world, 'tourGuide', index)(getTimeBefore(world, auditStatus === 1 ? 660 - index * 8 : (36 - index) * 3)),
      guideName,
      sex: getSex(guideName),
      phone: createPhoneNumber(random),
      idCard: createIdCard(random, guideName, 2004 - workYears),
      guideCertNo: `D-3301-${String(100_234 + index * 37)}`,
      guideLevel: Math.min(4, 1 + Math.floor(workYears / 7)),
      languages: random.pick(languages),
      travelAgency: random.pick(agencies),
      serviceArea: [0, 1 + (index % 5), 8].flatMap((at) => spots[at]?.id ?? []).join(','),
      score: (3.8 + random.between(0, 12) / 10).toFixed(1),
      avatar: getImageUrl('person', index),
      auditStatus,
      status: auditStatus === 1 ? random.pick([1, 1, 1, 2, 0]) : 0,
      workYears,
      servicePrice: yuan(30_000 + workYears * 2000),
      certImage: getImageUrls('paper', [index, index + 1]),
      introduction: toParagraph(`从业 ${workYears} 年，熟悉湖区历史与自然科普讲解。`),
      auditRemark: auditStatus === 2 ? '导游证照片不清晰，请重新上传' : '',
      sort: index + 1,
    }
  })
})
