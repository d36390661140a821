import { columns, tables } from '@jwsk/sdk/develop'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { validateRules } from '../../engine/rules'
import { createNewAuditColumns } from '../../engine/world/audit'
import { requireParameter } from '../assertions'
import { missingRowError } from '../audited-row'
import { type ColumnsRow, columnsTable, createColumnDraft, createTableDraft, getColumns, tablesTable } from './page-tables'
import { findPhysicalTable, type PhysicalTable, toCamelCase } from './physical-tables'

function requirePhysicalTable(name: string): PhysicalTable {
  const table = findPhysicalTable(name)
  if (!table) throw businessError(`数据源中没有表${name}`)
  return table
}

/** Adds the columns that the database has and the page lacks. */
function syncColumns({ world, caller }: Call, table: PhysicalTable): number {
  const known = getColumns(world, table.name)
  const missing = table.columns.filter((column) => !known.some((row) => row.columnName === column.name))
  const last = Math.max(0, ...known.map((row) => row.sort))
  for (const [index, column] of missing.entries())
    world.table(columnsTable).put({
      ...createColumnDraft(table.name, column, last + index + 1),
      ...createNewAuditColumns(world),
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

const completeColumn = (row: ColumnsRow): ColumnsRow => ({
  ...defaults,
  ...row,
  propertyName: row.propertyName || toCamelCase(row.columnName),
})

export const tablesMocks = [
  ...crud(tables, tablesTable, {
    unique: { fields: ['tableName'], message: '该表已存在!' },
    beforeSave: (row) => ({ ...row, tableKey: row.tableKey || 'id', treeFlag: row.treeFlag ?? 0, pageFlag: row.pageFlag ?? 1 }),
    beforeRemove: ({ tableName }, { world }) => {
      for (const column of getColumns(world, tableName)) world.table(columnsTable).remove(column.id)
    },
  }),
  mock(tables.import, (call) => {
    const { world, body, caller } = call
    if (!Array.isArray(body.tableNames) || body.tableNames.length === 0) throw businessError('tableNames:不能为空')
    const selected = body.tableNames.map(requirePhysicalTable)
    const fresh = selected.filter((table) => !world.table(tablesTable).find((row) => row.tableName === table.name))
    for (const table of fresh)
      world
        .table(tablesTable)
        .put({ ...createTableDraft(table), ...createNewAuditColumns(world), id: world.nextId(), createUser: caller.userId })
    for (const table of selected) syncColumns(call, table)
    return fresh.length
  }),
  ...crud({ page: columns.page, detail: columns.detail, submit: columns.submit, remove: columns.remove }, columnsTable, {
    order: (left, right) => (left.tableName === right.tableName ? left.sort - right.sort : left.tableName.localeCompare(right.tableName)),
    unique: { fields: ['tableName', 'columnName'], message: '该字段已存在!' },
    beforeSave: completeColumn,
  }),
  mock(columns.list, (call) => getColumns(call.world, requireParameter(call, 'tableName'))),
  mock(columns.submitList, ({ world, body, caller }) => {
    // rows of the contract are drafts of columns
    const drafts = body as unknown as readonly Partial<ColumnsRow>[]
    if (!Array.isArray(drafts) || drafts.length === 0) throw businessError('columns:不能为空')
    const table = world.table(columnsTable)
    const rows = drafts.map((draft): ColumnsRow => {
      validateRules(columns.submit.rules, draft)
      const before = draft.id ? table.get(draft.id) : undefined
      if (draft.id && !before) throw missingRowError()
      const stored = before ?? { ...createNewAuditColumns(world), id: world.nextId(), createUser: caller.userId }
      // the rules were checked, so required columns of a new row are present
      return completeColumn({ ...stored, ...draft, id: stored.id, updateUser: caller.userId, updateTime: world.formatNow() } as ColumnsRow)
    })
    const keys = rows.map((row) => `${row.tableName}.${row.columnName}`)
    const twin = rows.find(
      (row, index) =>
        keys.indexOf(`${row.tableName}.${row.columnName}`) !== index ||
        table.find((other) => other.id !== row.id && other.tableName === row.tableName && other.columnName === row.columnName),
    )
    if (twin) throw businessError('该字段已存在!')
    for (const row of rows) table.put(row)
    return undefined
  }),
  mock(columns.sync, (call) => syncColumns(call, requirePhysicalTable(requireParameter(call, 'tableName')))),
]
