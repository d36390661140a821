import { region } from '@jwsk/sdk/system'
import { importRows, readRows, type SheetRow } from '../engine/import-sheet'
import { type Ask, mock } from '../engine/mock'
import { filterRows, pageOf, sortRows } from '../engine/query'
import { missingParameter, refuse } from '../engine/refusal'
import { checkRules } from '../engine/rules'
import { spreadsheet } from '../engine/spreadsheet'
import { treeNode } from '../engine/tree'
import type { World } from '../engine/world'
import { crawled } from '../seed/regions'
import { levelOf, parentOf, type RegionRow, regionRows, regionTable } from './region-table'

const levels = ['country', 'province', 'city', 'district', 'town', 'village'] as const

/** From the country down to the region itself. */
function lineage(world: World, code: string): RegionRow[] {
  const row = world.table(regionTable).get(code)
  return row ? [...lineage(world, row.parentCode), row] : []
}

function view(world: World, { id: _, ...row }: RegionRow) {
  const line = lineage(world, row.code)
  const flat = Object.fromEntries(
    levels.slice(1).flatMap((level, index) => {
      const held = line.find((part) => part.regionLevel === index + 1)
      return [
        [`${level}Code`, held?.code ?? ''],
        [`${level}Name`, held?.name ?? ''],
      ]
    }),
  )
  return {
    ...row,
    parentName: line.at(-2)?.name ?? '',
    ancestors: line
      .slice(0, -1)
      .map((part) => part.code)
      .join(','),
    ...flat,
  }
}

const rowsOf = (world: World) =>
  world
    .table(regionTable)
    .all()
    .sort((left, right) => (left.code < right.code ? -1 : 1))
const below = (world: World, parentCode: string) => rowsOf(world).filter((row) => row.parentCode === parentCode)
const hasChildren = (world: World, code: string) =>
  world.table(regionTable).find((row) => row.parentCode === code) ? { hasChildren: true } : {}
const found = ({ world, query }: Ask) => {
  const rows = filterRows(
    rowsOf(world).map((row) => view(world, row)),
    query,
    { match: 'equal' },
  )
  return sortRows(rows, query) ?? rows
}

type Draft = Pick<RegionRow, 'code' | 'name'> & {
  readonly parentCode?: string
  readonly regionLevel?: number
  readonly sort?: number
  readonly remark?: string
}

function store(world: World, draft: Draft) {
  const { code, name } = draft
  const parentCode = draft.parentCode || '00'
  if (parentCode === code) throw refuse('父节点不可选择自身!')
  const before = world.table(regionTable).get(code)
  world.table(regionTable).put({
    id: code,
    code,
    name,
    parentCode,
    regionLevel: draft.regionLevel ?? levelOf(code),
    sort: draft.sort ?? 1,
    remark: draft.remark ?? before?.remark ?? '',
  })
  return undefined
}

const columns = [
  ['区划编号', 'code'],
  ['上级编号', 'parentCode'],
  ['区划名称', 'name'],
  ['省级名称', 'provinceName'],
  ['市级名称', 'cityName'],
  ['区级名称', 'districtName'],
  ['级别', 'regionLevel'],
  ['排序', 'sort'],
  ['备注', 'remark'],
] as const

function draftOf({ code = '', parentCode = '', name = '', regionLevel = '', sort = '', remark = '' }: SheetRow): Draft {
  const draft = {
    code,
    parentCode: parentCode || parentOf(code),
    name,
    regionLevel: Number(regionLevel || levelOf(code)),
    sort: Number(sort || 1),
    remark,
  }
  checkRules(region.submit.rules, draft)
  return draft
}

export const regionMocks = [
  mock(region.page, (ask) => pageOf(found(ask), ask.query)),
  mock(region.lazyList, ({ world, query }) => {
    const { parentCode = '', ...filters } = query
    const searching = Object.values(filters).some((value) => value !== '')
    const rows = parentCode === '' && searching ? rowsOf(world) : below(world, parentCode || '00')
    return filterRows(
      rows.map((row) => ({ ...view(world, row), ...hasChildren(world, row.code) })),
      filters,
      { match: 'equal' },
    )
  }),
  mock(region.lazyTree, ({ world, query }) =>
    below(world, query.parentCode || '00').map((row) => ({
      ...treeNode(row.code, row.parentCode, row.name),
      hasChildren: 'hasChildren' in hasChildren(world, row.code),
    })),
  ),
  mock(region.detail, ({ world, query }) => {
    const row = world.table(regionTable).get(query.code ?? '')
    return row ? view(world, row) : null
  }),
  mock(region.select, ({ world, query }) => below(world, query.code || '00').map((row) => view(world, row))),
  mock(region.save, ({ world, body }) => {
    if (world.table(regionTable).get(body.code)) throw refuse('区划编号已存在!')
    return store(world, body)
  }),
  mock(region.update, ({ world, body }) => store(world, body)),
  mock(region.submit, ({ world, body }) => store(world, body)),
  mock(region.remove, ({ world, query }) => {
    const code = query.id ?? ''
    if (code === '') throw missingParameter('id')
    if (below(world, code).length > 0) throw refuse('请先删除子节点!')
    world.table(regionTable).remove(code)
    return undefined
  }),
  mock(region.exportRegion, (ask) => spreadsheet('行政区划数据', columns, found(ask))),
  mock(region.exportTemplate, () => spreadsheet('行政区划模板', columns, [])),
  mock(region.importRegion, async ({ world, body }) => {
    const rows = await readRows((body as { readonly file?: unknown }).file, columns)
    return importRows(rows, draftOf, (draft) => store(world, draft))
  }),
  mock(region.crawlData, ({ world, query }) => {
    for (const row of regionRows(crawled)) if (row.code.startsWith(query.parentCode ?? '')) world.table(regionTable).put(row)
    return undefined
  }),
]
