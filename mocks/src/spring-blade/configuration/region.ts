import { region } from '@jwsk/sdk/system'
import { shown } from '../../engine/columns'
import { fieldsOf } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { after, answered, records } from '../calls'
import { columns } from '../columns'
import { databaseError, failed, noSource } from '../refusals'
import { type BladeRow, bladeRow } from '../rows'
import { nationalRegions } from '../seeds/regions'
import { broughtRegions, regions } from '../tables'
import { draftOf, lineage } from './region-draft'
import { regionDetail, regionEntries, regionNodes } from './region-tree'

type Row = BladeRow<'region'>

async function bringRegions({ world }: Call) {
  if (world.table(broughtRegions).size > 0) return
  const rows = await nationalRegions()
  // others may have asked meanwhile
  if (world.table(broughtRegions).size > 0) return
  const table = world.table(regions)
  table.putAll(rows.filter((row) => !table.get(row.id)).map((row) => bladeRow('region', row)))
  world.table(broughtRegions).put({ id: 'national' })
}

const byCode = (left: Row, right: Row) => (left.code < right.code ? -1 : 1)
const sorted = (world: World) => world.table(regions).all().sort(byCode)
const parentsIn = (world: World) =>
  new Set(
    world
      .table(regions)
      .all()
      .map((row) => row.parentCode),
  )

/** The fixed conditions of the lazy calls; all rows where none is said. */
const found = ({ world, query: { parentCode = '', name = '', code = '' } }: Call) =>
  sorted(world).filter((row) => (parentCode === '' || row.parentCode === parentCode) && row.name.includes(name) && row.code.includes(code))

function add(call: Call) {
  const table = call.world.table(regions)
  table.put(lineage(table, draftOf(call)))
}

function change(call: Call) {
  const table = call.world.table(regions)
  const before = table.get(String(fieldsOf(call.body)['code'] ?? ''))
  if (!before) throw failed()
  table.put(draftOf(call, before))
}

const write = { body: { columns: columns.region, type: 'system.entity.Region' } }

export const regionMocks = after(bringRegions, [
  ...records('region', [{ page: region.page }, regions], { type: '', match: 'exact', order: byCode }),
  answered(region.lazyList, (call) => regionEntries(found(call), parentsIn(call.world))),
  answered(region.lazyTree, (call) => regionNodes(found(call), parentsIn(call.world))),
  answered(region.select, ({ world, query }) =>
    sorted(world)
      .filter((row) => row.parentCode === (query.code ?? '00'))
      .map((row) => shown(columns.region, row)),
  ),
  ...records('region', [{ detail: region.detail }, regions], {
    type: '',
    absent: noSource,
    view: (row, { world }) => regionDetail(row, world.table(regions).get(row.parentCode)?.name ?? ''),
  }),
  answered(
    region.save,
    (call) => {
      const code = String(fieldsOf(call.body)['code'] ?? '')
      const cause = `java.sql.SQLIntegrityConstraintViolationException: Duplicate entry '${code}' for key 'PRIMARY'`
      if (call.world.table(regions).get(code)) throw databaseError('updating', cause)
      add(call)
    },
    write,
  ),
  answered(region.update, change, write),
  answered(
    region.submit,
    (call) => (call.world.table(regions).get(String(fieldsOf(call.body)['code'] ?? '')) ? change(call) : add(call)),
    write,
  ),
  answered(
    region.remove,
    ({ world, query: { id = '' } }) => {
      const table = world.table(regions)
      if (table.find((row) => row.parentCode === id)) throw refuse('请先删除子节点!')
      if (!table.remove(id)) throw failed()
    },
    { parameters: ['id'] },
  ),
])
