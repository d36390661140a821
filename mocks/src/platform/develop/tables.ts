import { columns, tables } from '@jwsk/sdk/develop'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { checkRules } from '../../engine/rules'
import { newAuditColumns } from '../../engine/world/audit'
import { missingRow } from '../audited-row'
import { required } from '../options'
import { type ColumnsRow, columnDraft, columnsOf, columnsTable, tableDraft, tablesTable } from './page-tables'
import { camelCase, type PhysicalTable, physicalTable } from './physical-tables'

function inDatabase(name: string): PhysicalTable {
  const table = physicalTable(name)
  if (!table) throw refuse(`数据源中没有表${name}`)
  return table
}

/** Adds the columns that the database has and the page does not know yet. */
function sync({ world, caller }: Call, table: PhysicalTable): number {
  const known = columnsOf(world, table.name)
  const missing = table.columns.filter((column) => !known.some((row) => row.columnName === column.name))
  const last = Math.max(0, ...known.map((row) => row.sort))
  for (const [index, column] of missing.entries())
    world.table(columnsTable).put({
      ...columnDraft(table.name, column, last + index + 1),
      ...newAuditColumns(world),
      id: world.nextId(),
      createUser: caller.userId,
    })
  return missing.length
}

const defaults: Partial<ColumnsRow> = {
  dictCode: '',
  width: 0,
  sort: 0,
  searchFlag: 0,
  listFlag: 1,
  formFlag: 1,
  requiredFlag: 0,
  span: 12,
  defaultValue: '',
  rules: '',
}

const completed = (row: ColumnsRow): ColumnsRow => ({ ...defaults, ...row, propertyName: row.propertyName || camelCase(row.columnName) })

export const tablesMocks = [
  ...crud(tables, tablesTable, {
    unique: { fields: ['tableName'], message: '该表已存在!' },
    complete: (row) => ({ ...row, tableKey: row.tableKey || 'id', treeFlag: row.treeFlag ?? 0, pageFlag: row.pageFlag ?? 1 }),
    beforeRemove: ({ tableName }, { world }) => {
      for (const column of columnsOf(world, tableName)) world.table(columnsTable).remove(column.id)
    },
  }),
  mock(tables.import, (call) => {
    const { world, body, caller } = call
    if (!Array.isArray(body.tableNames) || body.tableNames.length === 0) throw refuse('tableNames:不能为空')
    const chosen = body.tableNames.map(inDatabase)
    const fresh = chosen.filter((table) => !world.table(tablesTable).find((row) => row.tableName === table.name))
    for (const table of fresh)
      world.table(tablesTable).put({ ...tableDraft(table), ...newAuditColumns(world), id: world.nextId(), createUser: caller.userId })
    for (const table of chosen) sync(call, table)
    return fresh.length
  }),
  ...crud({ page: columns.page, detail: columns.detail, submit: columns.submit, remove: columns.remove }, columnsTable, {
    order: (left, right) => (left.tableName === right.tableName ? left.sort - right.sort : left.tableName.localeCompare(right.tableName)),
    unique: { fields: ['tableName', 'columnName'], message: '该字段已存在!' },
    complete: completed,
  }),
  mock(columns.list, (call) => columnsOf(call.world, required(call, 'tableName'))),
  mock(columns.submitList, ({ world, body, caller }) => {
    // the contract's rows are drafts of columns
    const drafts = body as unknown as readonly Partial<ColumnsRow>[]
    if (!Array.isArray(drafts) || drafts.length === 0) throw refuse('columns:不能为空')
    const table = world.table(columnsTable)
    const rows = drafts.map((draft): ColumnsRow => {
      checkRules(columns.submit.rules, draft)
      const before = draft.id ? table.get(draft.id) : undefined
      if (draft.id && !before) throw missingRow()
      const stored = before ?? { ...newAuditColumns(world), id: world.nextId(), createUser: caller.userId }
      // the rules were checked: what a new row must have is there
      return completed({ ...stored, ...draft, id: stored.id, updateUser: caller.userId, updateTime: world.stamp() } as ColumnsRow)
    })
    const keys = rows.map((row) => `${row.tableName}.${row.columnName}`)
    const twin = rows.find(
      (row, index) =>
        keys.indexOf(`${row.tableName}.${row.columnName}`) !== index ||
        table.find((other) => other.id !== row.id && other.tableName === row.tableName && other.columnName === row.columnName),
    )
    if (twin) throw refuse('该字段已存在!')
    for (const row of rows) table.put(row)
    return undefined
  }),
  mock(columns.sync, (call) => sync(call, inDatabase(required(call, 'tableName')))),
]
