import { region } from '@jwsk/sdk/system'
import { fieldsOf } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { filterRows, pageOf, sortRows } from '../../engine/query'
import { missingParameter, refuse } from '../../engine/refusal'
import { checkRules } from '../../engine/rules'
import { delay } from '../../engine/settings'
import { importRows, readRows, type SheetRow } from '../../engine/sheet/import-sheet'
import { spreadsheet } from '../../engine/sheet/spreadsheet'
import { treeNode } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { nationalRegionList } from '../../seed/regions'
import { allRegions, levelOf, parentOf, type RegionRow, regionRows, regionTable } from './region-table'

/** milliseconds that a province takes */
const crawlPause = 40

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
      const ancestor = line.find((part) => part.regionLevel === index + 1)
      return [
        [`${level}Code`, ancestor?.code ?? ''],
        [`${level}Name`, ancestor?.name ?? ''],
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

async function rowsOf(world: World): Promise<RegionRow[]> {
  const table = await allRegions(world)
  return table.all().sort((left, right) => (left.code < right.code ? -1 : 1))
}
const childrenOf = async (world: World, parentCode: string) => (await rowsOf(world)).filter((row) => row.parentCode === parentCode)

/** Marks those that have others below them. */
async function expandable(world: World): Promise<(row: RegionRow) => { readonly hasChildren?: true }> {
  const parents = new Set((await rowsOf(world)).map((row) => row.parentCode))
  return ({ code }) => (parents.has(code) ? { hasChildren: true } : {})
}

const foundRows = async ({ world, query }: Call) => {
  // the names of the levels above are no filters
  const rows = filterRows(await rowsOf(world), query, { match: 'equal' }).map((row) => view(world, row))
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

/** The country as the authorities list it, a province at a time; what somebody added stays. */
async function crawl({ world, query }: Call) {
  const { parentCode = '', regionLevel = '' } = query
  const table = await allRegions(world)
  const listed = regionRows(await nationalRegionList()).filter(
    (row) => row.code.startsWith(parentCode === '00' ? '' : parentCode) && row.regionLevel <= (Number(regionLevel) || levels.length),
  )
  for (const province of new Set(listed.map((row) => row.code.slice(0, 2)))) {
    await delay(crawlPause)
    table.putAll(listed.filter((row) => row.code.startsWith(province)).map((row) => ({ ...row, remark: table.get(row.id)?.remark ?? '' })))
  }
  return undefined
}

export const regionMocks = [
  mock(region.page, async (call) => pageOf(await foundRows(call), call.query)),
  mock(region.lazyList, async ({ world, query }) => {
    const { parentCode = '', ...filters } = query
    const searching = Object.values(filters).some((value) => value !== '')
    const rows = parentCode === '' && searching ? await rowsOf(world) : await childrenOf(world, parentCode || '00')
    const open = await expandable(world)
    return filterRows(rows, filters, { match: 'equal' }).map((row) => ({ ...view(world, row), ...open(row) }))
  }),
  mock(region.lazyTree, async ({ world, query }) => {
    const open = await expandable(world)
    const rows = await childrenOf(world, query.parentCode || '00')
    return rows.map((row) => ({ ...treeNode(row.code, row.parentCode, row.name), hasChildren: open(row).hasChildren ?? false }))
  }),
  mock(region.detail, async ({ world, query }) => {
    const row = (await allRegions(world)).get(query.code ?? '')
    return row ? view(world, row) : null
  }),
  mock(region.select, async ({ world, query }) => (await childrenOf(world, query.code || '00')).map((row) => view(world, row))),
  mock(region.save, async ({ world, body }) => {
    if ((await allRegions(world)).get(body.code)) throw refuse('区划编号已存在!')
    return store(world, body)
  }),
  mock(region.update, ({ world, body }) => store(world, body)),
  mock(region.submit, ({ world, body }) => store(world, body)),
  mock(region.remove, async ({ world, query }) => {
    const code = query.id ?? ''
    if (code === '') throw missingParameter('id')
    if ((await childrenOf(world, code)).length > 0) throw refuse('请先删除子节点!')
    world.table(regionTable).remove(code)
    return undefined
  }),
  mock(region.exportRegion, async (call) => spreadsheet('行政区划数据', columns, await foundRows(call))),
  mock(region.exportTemplate, () => spreadsheet('行政区划模板', columns, [])),
  mock(region.importRegion, async ({ world, body }) => {
    const rows = await readRows(fieldsOf(body)['file'], columns)
    await allRegions(world)
    return importRows(rows, draftOf, (draft) => store(world, draft))
  }),
  mock(region.crawlData, crawl),
]
