import type { PropertyNotice } from '@jwsk/sdk/biz'
import { propertyNotice } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { badParameterError, businessError } from '../../engine/refusal'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { formatDateTime, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { getTimeBefore } from '../shared/clock'
import { createEntityMocks, patchRow, requireRow, requireRows } from '../shared/entity-mocks'
import { toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { shopStatus, shopTable } from '../shop/shop-table'

export const noticeStatus = { draft: 0, published: 1, revoked: 2 } as const
/** Codes: 1 all merchants, 2 some merchants, 3 some areas. */
const scope = { all: 1, merchants: 2, areas: 3 } as const

type PropertyNoticeRow = TenantRow<PropertyNotice> & { readonly status: number; readonly scope: number; readonly readCount: number }

const getLetShops = (world: World) =>
  world
    .table(shopTable)
    .all()
    .filter((shop) => shop.status !== shopStatus.vacant)
const getAreas = (world: World) =>
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

/** Returns the possible recipients of a notice: merchants by shop, areas by name. */
function getTargets(world: World, kind: number): readonly Target[] {
  if (kind === scope.merchants) return getLetShops(world).map((shop) => ({ id: shop.id, name: shop.merchantName || shop.shopName }))
  return kind === scope.areas ? getAreas(world).map((area) => ({ id: area, name: area })) : []
}

/** Returns the matching recipients of one scope or both; with `ids` exactly the named ones. */
function findTargets({ world, query }: Call): readonly Target[] {
  const { ids = '', name = '', scope: kind = '' } = query
  const kinds = kind === '' ? [scope.merchants, scope.areas] : [Number(kind)]
  if (kinds.some((one) => !Object.values<number>(scope).includes(one))) throw badParameterError('scope')
  const requestedIds = ids.split(',').filter((id) => id !== '')
  return kinds
    .flatMap((one) => getTargets(world, one))
    .filter((target) => (requestedIds.length > 0 ? requestedIds.includes(target.id) : target.name.includes(name)))
}

const splitIds = ({ targetIds = '' }: PropertyNoticeRow) => targetIds.split(',').filter((id) => id !== '')

/** Returns the shops whose merchants receive a notice. */
function getReaders(world: World, row: PropertyNoticeRow) {
  const ids = splitIds(row)
  if (row.scope === scope.all) return getLetShops(world)
  return getLetShops(world).filter((shop) => ids.includes(row.scope === scope.areas ? (shop.buildingNo ?? '') : shop.id))
}

export const countReaders = (world: World, row: PropertyNoticeRow): number => getReaders(world, row).length

/** Creates the read receipts: as many as `readCount`, 23 minutes apart. */
function getReceipts({ world }: Call, row: PropertyNoticeRow) {
  const published = parseTime(row.publishTime || world.formatNow())
  const receipts = getReaders(world, row).map((shop, index) => ({
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

export const propertyNoticeTable = defineSeededTable<PropertyNoticeRow>('propertyNotice', (world) =>
  Array.from({ length: 30 }, (_, index): PropertyNoticeRow => {
    const [title, noticeType, text, area] = subjects[index % subjects.length] ?? ['', 9, '']
    const state = index > 26 ? noticeStatus.draft : ([1, 1, 1, 1, 2][index % 5] ?? 1)
    const age = 300 - index * 10
    const publishTime = getTimeBefore(world, age)
    return {
      ...platformColumns(world, 'propertyNotice', index)(getTimeBefore(world, age + 1)),
      // monthly notices name their month
      title: noticeType === 3 ? `${Number(publishTime.slice(5, 7))} 月${title}` : title,
      noticeType,
      scope: area ? scope.areas : scope.all,
      targetIds: area ?? '',
      content: toParagraph(text),
      ...(state !== noticeStatus.draft && { publishTime }),
      status: state,
      attachments: '',
      readCount: state === noticeStatus.draft ? 0 : Math.min(8 + (index % 9), area ? 12 : 60),
    }
  }),
)

const view = (row: PropertyNoticeRow, { world }: Call) => {
  const names = new Map(getTargets(world, row.scope).map(({ id, name }) => [id, name]))
  return {
    ...row,
    targetNames: splitIds(row)
      .flatMap((id) => names.get(id) ?? [])
      .join(','),
    targetCount: countReaders(world, row),
  }
}

export const propertyNoticeMocks = [
  ...createEntityMocks(propertyNotice, propertyNoticeTable, {
    view,
    columns: ['publishTime'],
    owned: () => ({ status: noticeStatus.draft, readCount: 0, publishTime: '' }),
    // a revoked notice that is edited becomes a draft again
    beforeSave: (row, _, before) =>
      before?.status === noticeStatus.revoked ? { ...row, status: noticeStatus.draft, readCount: 0, publishTime: '' } : row,
    check: (row, { world }, before) => {
      if (before && before.status === noticeStatus.published) throw businessError('已发布的通知不可修改，请先撤回')
      if (row.scope === scope.all) return
      const known = new Set(getTargets(world, row.scope).map(({ id }) => id))
      if (splitIds(row).length === 0) throw businessError('targetIds:不能为空')
      if (splitIds(row).some((id) => !known.has(id))) throw businessError('targetIds:发送对象不存在')
    },
  }),
  mock(propertyNotice.publish, (call) => {
    const rows = requireRows(call, propertyNoticeTable)
    if (rows.some((row) => row.status !== noticeStatus.draft)) throw businessError('仅草稿可发布')
    for (const { id } of rows)
      patchRow(call, propertyNoticeTable, { id, status: noticeStatus.published, publishTime: call.world.formatNow() })
  }),
  mock(propertyNotice.revoke, (call) => {
    const rows = requireRows(call, propertyNoticeTable)
    if (rows.some((row) => row.status !== noticeStatus.published)) throw businessError('仅已发布的可撤回')
    for (const { id } of rows) patchRow(call, propertyNoticeTable, { id, status: noticeStatus.revoked })
  }),
  mock(propertyNotice.send, (call) => {
    const row = requireRow(call, propertyNoticeTable)
    if (row.status !== noticeStatus.published) throw businessError('仅已发布的可推送')
    if (row.readCount >= countReaders(call.world, row)) throw businessError('没有未读对象')
    return undefined
  }),
  mock(propertyNotice.receipts, (call) => {
    const row = requireRow(call, propertyNoticeTable)
    return row.status === noticeStatus.draft ? [] : getReceipts(call, row)
  }),
  mock(propertyNotice.targets, findTargets),
]
