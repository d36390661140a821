import type { PropertyNotice } from '@jwsk/sdk/biz'
import { propertyNotice } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { badParameter, refuse } from '../../engine/refusal'
import { seededTable } from '../../engine/world/seeded-table'
import { formatDateTime, minute, timeOf } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { timeBefore } from '../shared/clock'
import { entity, patchRow, rowOf, rowsOf } from '../shared/entity'
import { paragraph } from '../shared/pictures'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { shopStatus, shopTable } from '../shop/shop-table'

const status = { draft: 0, published: 1, revoked: 2 } as const
/** 1 everybody, 2 some merchants, 3 some areas */
const scope = { all: 1, merchants: 2, areas: 3 } as const

type PropertyNoticeRow = TenantRow<PropertyNotice> & { readonly status: number; readonly scope: number; readonly readCount: number }

const letShops = (world: World) =>
  world
    .table(shopTable)
    .all()
    .filter((shop) => shop.status !== shopStatus.vacant)
const areasOf = (world: World) =>
  [
    ...new Set(
      world
        .table(shopTable)
        .all()
        .map((shop) => shop.buildingNo ?? ''),
    ),
  ].filter((area) => area !== '')

interface Target {
  readonly id: string
  readonly name: string
}

/** Whom a notice may go to: merchants by their shop, areas by their name. */
function targetsOf(world: World, kind: number): readonly Target[] {
  if (kind === scope.merchants) return letShops(world).map((shop) => ({ id: shop.id, name: shop.merchantName || shop.shopName }))
  return kind === scope.areas ? areasOf(world).map((area) => ({ id: area, name: area })) : []
}

/** Those of one kind or of both that match; exactly those that `ids` names. */
function targets({ world, query }: Call): readonly Target[] {
  const { ids = '', name = '', scope: kind = '' } = query
  const kinds = kind === '' ? [scope.merchants, scope.areas] : [Number(kind)]
  if (kinds.some((one) => !Object.values<number>(scope).includes(one))) throw badParameter('scope')
  const wanted = ids.split(',').filter((id) => id !== '')
  return kinds
    .flatMap((one) => targetsOf(world, one))
    .filter((target) => (wanted.length > 0 ? wanted.includes(target.id) : target.name.includes(name)))
}

const idsOf = ({ targetIds = '' }: PropertyNoticeRow) => targetIds.split(',').filter((id) => id !== '')

/** The merchants that a notice is meant for. */
function readersOf(world: World, row: PropertyNoticeRow) {
  const ids = idsOf(row)
  if (row.scope === scope.all) return letShops(world)
  return letShops(world).filter((shop) => ids.includes(row.scope === scope.areas ? (shop.buildingNo ?? '') : shop.id))
}

const readerCount = (world: World, row: PropertyNoticeRow): number => readersOf(world, row).length

/** Who has read it: as many as it counts, within hours of each other. */
function receiptsOf({ world }: Call, row: PropertyNoticeRow) {
  const published = timeOf(row.publishTime || world.stamp())
  const receipts = readersOf(world, row).map((shop, index) => ({
    shopId: shop.id,
    merchantName: shop.merchantName || shop.shopName,
    area: shop.buildingNo ?? '',
    ...(index < row.readCount && { readTime: formatDateTime(Math.min(published + (index + 1) * 23 * minute, world.now())) }),
  }))
  return [...receipts.filter(({ readTime }) => !readTime), ...receipts.filter(({ readTime }) => readTime)]
}

// kind 1 water, 2 power, 3 payment, 4 safety, 9 other
const subjects: readonly (readonly [title: string, noticeType: number, text: string, area?: string])[] = [
  ['物业费缴纳提醒', 3, '请于本月 25 日前完成缴纳，逾期将产生滞纳金。'],
  ['湖滨商业街 A 区计划停水', 1, '管网检修，停水时间 22:00 至次日 5:00。', '湖滨商业街 A 区'],
  ['古村老街线路检修停电通知', 2, '停电期间请提前备份收银数据。', '古村老街'],
  ['消防设施季度检查', 4, '请保持消防通道畅通，配合检查人员入店。'],
  ['周末延长营业时间安排', 9, '周五至周日统一延长营业至 22:00。'],
  ['水世界美食广场排烟系统清洗', 9, '清洗期间暂停明火作业。', '水世界美食广场'],
]

export const propertyNoticeTable = seededTable<PropertyNoticeRow>('propertyNotice', (world) =>
  Array.from({ length: 30 }, (_, index): PropertyNoticeRow => {
    const [title, noticeType, text, area] = subjects[index % subjects.length] ?? ['', 9, '']
    const state = index > 26 ? status.draft : ([1, 1, 1, 1, 2][index % 5] ?? 1)
    const age = 300 - index * 10
    const publishTime = timeBefore(world, age)
    return {
      ...platformColumns(world, 'propertyNotice', index)(timeBefore(world, age + 1)),
      // a round of every month
      title: noticeType === 3 ? `${Number(publishTime.slice(5, 7))} 月${title}` : title,
      noticeType,
      scope: area ? scope.areas : scope.all,
      targetIds: area ?? '',
      content: paragraph(text),
      ...(state !== status.draft && { publishTime }),
      status: state,
      attachments: '',
      readCount: state === status.draft ? 0 : Math.min(8 + (index % 9), area ? 12 : 60),
    }
  }),
)

const view = (row: PropertyNoticeRow, { world }: Call) => {
  const names = new Map(targetsOf(world, row.scope).map(({ id, name }) => [id, name]))
  return {
    ...row,
    targetNames: idsOf(row)
      .flatMap((id) => names.get(id) ?? [])
      .join(','),
    targetCount: readerCount(world, row),
  }
}

export const propertyNoticeMocks = [
  ...entity(propertyNotice, propertyNoticeTable, {
    view,
    columns: ['publishTime'],
    owned: () => ({ status: status.draft, readCount: 0, publishTime: '' }),
    // what was revoked and is corrected goes out anew
    complete: (row, _, before) =>
      before?.status === status.revoked ? { ...row, status: status.draft, readCount: 0, publishTime: '' } : row,
    check: (row, { world }, before) => {
      if (before && before.status === status.published) throw refuse('已发布的通知不可修改，请先撤回')
      if (row.scope === scope.all) return
      const known = new Set(targetsOf(world, row.scope).map(({ id }) => id))
      if (idsOf(row).length === 0) throw refuse('targetIds:不能为空')
      if (idsOf(row).some((id) => !known.has(id))) throw refuse('targetIds:发送对象不存在')
    },
  }),
  mock(propertyNotice.publish, (call) => {
    const rows = rowsOf(call, propertyNoticeTable)
    if (rows.some((row) => row.status !== status.draft)) throw refuse('仅草稿可发布')
    for (const { id } of rows) patchRow(call, propertyNoticeTable, { id, status: status.published, publishTime: call.world.stamp() })
  }),
  mock(propertyNotice.revoke, (call) => {
    const rows = rowsOf(call, propertyNoticeTable)
    if (rows.some((row) => row.status !== status.published)) throw refuse('仅已发布的可撤回')
    for (const { id } of rows) patchRow(call, propertyNoticeTable, { id, status: status.revoked })
  }),
  mock(propertyNotice.send, (call) => {
    const row = rowOf(call, propertyNoticeTable)
    if (row.status !== status.published) throw refuse('仅已发布的可推送')
    if (row.readCount >= readerCount(call.world, row)) throw refuse('没有未读对象')
    return undefined
  }),
  mock(propertyNotice.receipts, (call) => {
    const row = rowOf(call, propertyNoticeTable)
    return row.status === status.draft ? [] : receiptsOf(call, row)
  }),
  mock(propertyNotice.targets, targets),
]
