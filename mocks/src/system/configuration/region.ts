import { region } from '@jwsk/sdk/system'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { filterRows, paginate, sortRows } from '../../engine/query'
import { businessError, missingParameterError } from '../../engine/refusal'
import { validateRules } from '../../engine/rules'
import { delay } from '../../engine/settings'
import { importRows, parseRows, type SheetRow } from '../../engine/sheet/import-sheet'
import { createSpreadsheetResponse } from '../../engine/sheet/spreadsheet'
import { createTreeNode } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { loadNationalRegions } from '../../seed/regions'
import { getParentCode, getRegionLevel, loadAllRegions, parseRegionRows, type RegionRow, regionTable } from './region-table'

/** Milliseconds that a province takes. */
const msPerProvince = 40

const levels = ['country', 'province', 'city', 'district', 'town', 'village'] as const

/** Returns the regions from the country down to the region itself. */
function getLineage(world: World, code: string): RegionRow[] {
  const row = world.table(regionTable).get(code)
  return row ? [...getLineage(world, row.parentCode), row] : []
}

function toRegionView(world: World, { id: _, ...row }: RegionRow) {
  const line = getLineage(world, row.code)
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

async function getSortedRows(world: World): Promise<RegionRow[]> {
  const table = await loadAllRegions(world)
  return table.all().sort((left, right) => (left.code < right.code ? -1 : 1))
}
const getChildren = async (world: World, parentCode: string) => (await getSortedRows(world)).filter((row) => row.parentCode === parentCode)

/** Creates a function that marks regions with children. */
async function createExpandable(world: World): Promise<(row: RegionRow) => { readonly hasChildren?: true }> {
  const parents = new Set((await getSortedRows(world)).map((row) => row.parentCode))
  return ({ code }) => (parents.has(code) ? { hasChildren: true } : {})
}

const findRows = async ({ world, query }: Call) => {
  // names of ancestors are no filters
  const rows = filterRows(await getSortedRows(world), query, { match: 'equal' }).map((row) => toRegionView(world, row))
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
  if (parentCode === code) throw businessError('父节点不可选择自身!')
  const before = world.table(regionTable).get(code)
  world.table(regionTable).put({
    id: code,
    code,
    name,
    parentCode,
    regionLevel: draft.regionLevel ?? getRegionLevel(code),
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

function toDraft({ code = '', parentCode = '', name = '', regionLevel = '', sort = '', remark = '' }: SheetRow): Draft {
  const draft = {
    code,
    parentCode: parentCode || getParentCode(code),
    name,
    regionLevel: Number(regionLevel || getRegionLevel(code)),
    sort: Number(sort || 1),
    remark,
  }
  validateRules(region.submit.rules, draft)
  return draft
}

/** Imports the official list of the country, one province at a time; regions that users added are kept. */
async function crawl({ world, query }: Call) {
  const { parentCode = '', regionLevel = '' } = query
  const table = await loadAllRegions(world)
  const listed = parseRegionRows(await loadNationalRegions()).filter(
    (row) => row.code.startsWith(parentCode === '00' ? '' : parentCode) && row.regionLevel <= (Number(regionLevel) || levels.length),
  )
  for (const province of new Set(listed.map((row) => row.code.slice(0, 2)))) {
    await delay(msPerProvince)
    table.putAll(listed.filter((row) => row.code.startsWith(province)).map((row) => ({ ...row, remark: table.get(row.id)?.remark ?? '' })))
  }
  return undefined
}

export const regionMocks = [
  mock(region.page, async (call) => paginate(await findRows(call), call.query)),
  mock(region.lazyList, async ({ world, query }) => {
    const { parentCode = '', ...filters } = query
    const searching = Object.values(filters).some((value) => value !== '')
    const rows = parentCode === '' && searching ? await getSortedRows(world) : await getChildren(world, parentCode || '00')
    const open = await createExpandable(world)
    return filterRows(rows, filters, { match: 'equal' }).map((row) => ({ ...toRegionView(world, row), ...open(row) }))
  }),
  mock(region.lazyTree, async ({ world, query }) => {
    const open = await createExpandable(world)
    const rows = await getChildren(world, query.parentCode || '00')
    return rows.map((row) => ({ ...createTreeNode(row.code, row.parentCode, row.name), hasChildren: open(row).hasChildren ?? false }))
  }),
  mock(region.detail, async ({ world, query }) => {
    const row = (await loadAllRegions(world)).get(query.code ?? '')
    return row ? toRegionView(world, row) : null
  }),
  mock(region.select, async ({ world, query }) => (await getChildren(world, query.code || '00')).map((row) => toRegionView(world, row))),
  mock(region.save, async ({ world, body }) => {
    if ((await loadAllRegions(world)).get(body.code)) throw businessError('区划编号已存在!')
    return store(world, body)
  }),
  mock(region.update, ({ world, body }) => store(world, body)),
  mock(region.submit, ({ world, body }) => store(world, body)),
  mock(region.remove, async ({ world, query }) => {
    const code = query.id ?? ''
    if (code === '') throw missingParameterError('id')
    if ((await getChildren(world, code)).length > 0) throw businessError('请先删除子节点!')
    world.table(regionTable).remove(code)
    return undefined
  }),
  mock(region.exportRegion, async (call) => createSpreadsheetResponse('行政区划数据', columns, await findRows(call))),
  mock(region.exportTemplate, () => createSpreadsheetResponse('行政区划模板', columns, [])),
  mock(region.importRegion, async ({ world, body }) => {
    const rows = await parseRows(toFields(body)['file'], columns)
    await loadAllRegions(world)
    return importRows(rows, toDraft, (draft) => store(world, draft))
  }),
  mock(region.crawlData, crawl),
]
