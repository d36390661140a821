import type { Announcement } from '@jwsk/sdk/biz'
import { announcement } from '@jwsk/sdk/biz'
import { mock } from '../../engine/mock'
import { badParameterError, businessError } from '../../engine/refusal'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getTimeBefore } from '../shared/clock'
import { createEntityMocks, patchRow, requireRow, requireRows } from '../shared/entity-mocks'
import { getImageUrl, toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

const status = { draft: 0, published: 1, offline: 2 } as const

/** Announcement text and the months in which it is published. Defaults to all months. */
type Subject = readonly [title: string, category: number, text: string, months?: readonly number[]]

// kind 1 scenic, 2 parking, 3 event, 4 system
const subjects: readonly Subject[] = [
  ['关于国庆假期实行预约入园的公告', 1, '10 月 1 日至 7 日，云栖湖核心景区实行实名预约，单日限流 6 万人次。', [9]],
  ['关于春节假期开放安排的公告', 1, '除夕 14:00 闭园，初一起照常开放，云栖湖核心景区实行实名预约。', [1, 2]],
  ['关于暑期延长开放时间的公告', 1, '7 月 1 日至 8 月 31 日，云栖湖核心景区延长开放至 21:00。', [6, 7]],
  ['湖心岛度假区冬季营业时间调整', 1, '11 月起营业时间调整为 9:00 至 17:00，末班渡轮 16:30。', [10, 11]],
  ['梅岭茶园春茶采摘体验开放', 1, '每日两场，每场 60 人，含制茶体验。', [3, 4]],
  ['星野露营地冬季休整', 1, '休整期至次年 3 月，已购券自动延期。', [11, 12]],
  ['童话水世界夏季夜场开放', 1, '每周五、六、日 18:00 至 21:30，末次入园 20:30。', [6, 7, 8]],
  ['第九届竹海徒步节报名开启', 3, '共设 8 公里与 16 公里两条线路，限额 2000 人。', [4, 5, 10]],
  ['龙池峡谷漂流季收官活动', 3, '收官周购票享第二张半价。', [9, 10]],
  ['云顶花海赏花季开幕', 3, '十余种花卉次第开放，开幕首周持当日车票入园九折。', [3, 4, 5]],
  ['湖滨灯会与夜游活动', 3, '湖滨路 18:00 至 21:00 实行步行，请乘接驳车前往。', [1, 2, 12]],
  ['非遗街区周末手作市集', 3, '每周六、日 10:00 至 18:00，二十余位手艺人现场展示。'],
  ['云栖湖北门停车场充电桩扩容通知', 2, '新增直流快充桩 24 个，施工期间部分车位暂停使用。', [3, 8, 11]],
  ['商业街地下车库错峰停车优惠', 2, '工作日 18:00 后入场，封顶 20 元。'],
  ['小程序支付系统升级公告', 4, '升级期间支付服务暂停约 30 分钟，请提前安排。'],
  ['电子发票平台维护公告', 4, '维护期间暂停开具电子发票，历史发票仍可在“我的发票”中下载。', [1, 5, 8, 12]],
  ['望江古塔登塔临时关闭', 1, '因塔身木构件检修，登塔暂停，广场正常开放。', [2, 6, 12]],
  ['雷雨天气水上项目停运提示', 1, '遇雷雨、大风天气，游船、皮划艇等项目临时停运，门票可全额退款。', [5, 6, 7, 8]],
]

/** Picks the text of a day: an unused one if there is any, else a used one with the date added to its title. */
function pickSubject(date: string, index: number, usedTitles: Set<string>) {
  const [month, dayOfMonth] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))]
  const fitting = subjects.filter(([, , , months]) => !months || months.includes(month))
  const fresh = fitting.find(([title]) => !usedTitles.has(title))
  const [title, category, text] = fresh ?? fitting[index % fitting.length] ?? ['公告', 4, '']
  usedTitles.add(title)
  return { title: fresh ? title : `${title}（${month} 月 ${dayOfMonth} 日）`, category, text }
}

/** Returns the status of the nth announcement; one in nine is offline. */
const getStatus = (index: number) => (index % 9 === 5 ? status.offline : status.published)

export const announcementTable = defineSeededTable<TenantRow<Announcement> & { readonly status: number }>('announcement', (world) => {
  const usedTitles = new Set<string>()
  return Array.from({ length: 36 }, (_, index) => {
    const age = 340 - index * 9
    const { title, category, text } = pickSubject(getTimeBefore(world, age), index, usedTitles)
    const state = index > 32 ? status.draft : getStatus(index)
    return {
      ...platformColumns(world, 'announcement', index)(getTimeBefore(world, age + 1)),
      title,
      category,
      content: toParagraph(text) + toParagraph('如有疑问，请拨打景区服务热线咨询。'),
      topFlag: index === 31 ? 2 : 1,
      ...(state !== status.draft && { publishTime: getTimeBefore(world, age) }),
      viewCount: state === status.draft ? 0 : 120 + ((index * 877) % 9000),
      status: state,
      coverImage: getImageUrl('lake', index + 60),
      summary: text,
      sort: index + 1,
    }
  })
})

export const announcementMocks = [
  ...createEntityMocks(announcement, announcementTable, {
    columns: ['publishTime'],
    // pinned announcements come first
    order: (left, right) => (right.topFlag ?? 1) - (left.topFlag ?? 1) || (left.id < right.id ? 1 : -1),
    owned: () => ({ status: status.draft, viewCount: 0, publishTime: '' }),
  }),
  mock(announcement.publish, (call) => {
    const rows = requireRows(call, announcementTable)
    if (rows.some((row) => row.status === status.published)) throw businessError('所选公告已发布')
    for (const { id } of rows) patchRow(call, announcementTable, { id, status: status.published, publishTime: call.world.formatNow() })
  }),
  mock(announcement.offline, (call) => {
    const rows = requireRows(call, announcementTable)
    if (rows.some((row) => row.status !== status.published)) throw businessError('仅已发布的公告可下线')
    for (const { id } of rows) patchRow(call, announcementTable, { id, status: status.offline })
  }),
  mock(announcement.top, (call) => {
    const topFlag = Number(call.query['topFlag'] || 2)
    if (topFlag !== 1 && topFlag !== 2) throw badParameterError('topFlag')
    return patchRow(call, announcementTable, { id: requireRow(call, announcementTable).id, topFlag })
  }),
]
