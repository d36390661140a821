import { region } from '@jwsk/sdk/system'
import { toOutputRow } from '../../engine/columns'
import { toFields } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { columns } from '../columns'
import { createCrudMocks, createMock, withCheck } from '../mock-builders'
import { databaseError, nothingFoundError, operationFailedError } from '../refusals'
import { type BladeRow, createBladeRow } from '../rows'
import { nationalRegions } from '../seeds/regions'
import { loadedRegions, regions } from '../tables'
import { toDraft, withLineage } from './region-draft'
import { toRegionDetail, toRegionEntries, toRegionNodes } from './region-tree'

type Row = BladeRow<'region'>

async function loadRegions({ world }: Call) {
  if (world.table(loadedRegions).size > 0) return
  const rows = await nationalRegions()
  // a concurrent call may have loaded them
  if (world.table(loadedRegions).size > 0) return
  const table = world.table(regions)
  table.putAll(rows.filter((row) => !table.get(row.id)).map((row) => createBladeRow('region', row)))
  world.table(loadedRegions).put({ id: 'national' })
}

const compareByCode = (left: Row, right: Row) => (left.code < right.code ? -1 : 1)
const getSortedRegions = (world: World) => world.table(regions).all().sort(compareByCode)
const getParentCodes = (world: World) =>
  new Set(
    world
      .table(regions)
      .all()
      .map((row) => row.parentCode),
  )

/** Finds regions by the fixed conditions of the lazy calls; all rows without a condition. */
const findRegions = ({ world, query: { parentCode = '', name = '', code = '' } }: Call) =>
  getSortedRegions(world).filter(
    (row) => (parentCode === '' || row.parentCode === parentCode) && row.name.includes(name) && row.code.includes(code),
  )

function add(call: Call) {
  const table = call.world.table(regions)
  table.put(withLineage(table, toDraft(call)))
}

function change(call: Call) {
  const table = call.world.table(regions)
  const before = table.get(String(toFields(call.body)['code'] ?? ''))
  if (!before) throw operationFailedError()
  table.put(toDraft(call, before))
}

const write = { body: { columns: columns.region, type: 'system.entity.Region' } }

export const regionMocks = withCheck(loadRegions, [
  ...createCrudMocks('region', { page: region.page }, { table: regions, type: '', match: 'exact', order: compareByCode }),
  createMock(region.lazyList, (call) => toRegionEntries(findRegions(call), getParentCodes(call.world))),
  createMock(region.lazyTree, (call) => toRegionNodes(findRegions(call), getParentCodes(call.world))),
  createMock(region.select, ({ world, query }) =>
    getSortedRegions(world)
      .filter((row) => row.parentCode === (query.code ?? '00'))
      .map((row) => toOutputRow(columns.region, row)),
  ),
  ...createCrudMocks(
    'region',
    { detail: region.detail },
    {
      table: regions,
      type: '',
      notFound: nothingFoundError,
      view: (row, { world }) => toRegionDetail(row, world.table(regions).get(row.parentCode)?.name ?? ''),
    },
  ),
  createMock(
    region.save,
    (call) => {
      const code = String(toFields(call.body)['code'] ?? '')
      const cause = `java.sql.SQLIntegrityConstraintViolationException: Duplicate entry '${code}' for key 'PRIMARY'`
      if (call.world.table(regions).get(code)) throw databaseError('updating', cause)
      add(call)
    },
    write,
  ),
  createMock(region.update, change, write),
  createMock(
    region.submit,
    (call) => (call.world.table(regions).get(String(toFields(call.body)['code'] ?? '')) ? change(call) : add(call)),
    write,
  ),
  createMock(
    region.remove,
    ({ world, query: { id = '' } }) => {
      const table = world.table(regions)
      if (table.find((row) => row.parentCode === id)) throw businessError('请先删除子节点!')
      if (!table.remove(id)) throw operationFailedError()
    },
    { parameters: ['id'] },
  ),
])
