import { getOwn } from '@jwsk/sdk'
import { defineTable, type World } from '../../engine/world/world'
import { type AuditedRow, createPlatformColumns } from '../audited-row'
import {
  findPhysicalTable,
  inferWidget,
  isOwnColumn,
  type PhysicalColumn,
  type PhysicalTable,
  toCamelCase,
  toFlag,
} from './physical-tables'

export interface TablesRow extends AuditedRow {
  readonly tableName: string
  readonly tableComment: string
  readonly tableKey: string
  readonly serviceName: string
  readonly apiPrefix: string
  readonly treeFlag: number
  readonly pageFlag: number
  readonly remark: string
}

/** Creates the page row of an imported table. */
export const createTableDraft = ({ name, comment, columns }: PhysicalTable) => ({
  tableName: name,
  tableComment: comment,
  tableKey: columns.find((column) => column.isKey)?.name ?? 'id',
  serviceName: name.startsWith('dp_') ? 'jwsk-dp' : 'jwsk-biz',
  apiPrefix: '',
  treeFlag: 0,
  pageFlag: 1,
  remark: '',
})

/** Tables that have a generic page. */
const pageTables = ['dp_inspection', 'dp_meter_reading'].map(findPhysicalTable).filter((table) => table !== undefined)

export const tablesTable = defineTable<TablesRow>('tables', (world) => {
  const columns = createPlatformColumns(world, 'tables')
  return pageTables.map((table, index) => ({ ...createTableDraft(table), ...columns(index, 120 - index * 30) }))
})

const dictionaries: Readonly<Record<string, string>> = {
  device_status: 'facility_status',
  status: 'enable_status',
  category: 'notice',
  shop_type: 'shop_type',
  spot_level: 'scenic_level',
}

/** Creates the page column of an imported or synced column. */
export const createColumnDraft = (tableName: string, column: PhysicalColumn, sort: number) => ({
  tableName,
  columnName: column.name,
  propertyName: toCamelCase(column.name),
  label: column.comment,
  type: inferWidget(column) === 'select' && !getOwn(dictionaries, column.name) ? 'number' : inferWidget(column),
  dictCode: getOwn(dictionaries, column.name) ?? '',
  width: 0,
  sort,
  searchFlag: toFlag(isOwnColumn(column.name) && inferWidget(column) === 'input'),
  listFlag: toFlag(isOwnColumn(column.name)),
  formFlag: toFlag(isOwnColumn(column.name)),
  requiredFlag: toFlag(isOwnColumn(column.name) && sort === 2),
  span: inferWidget(column) === 'textarea' ? 24 : 12,
  defaultValue: '',
  rules: '',
})

export type ColumnsRow = ReturnType<typeof createColumnDraft> & AuditedRow

const createColumnDrafts = ({ name, columns }: PhysicalTable) => columns.map((column, index) => createColumnDraft(name, column, index + 1))

export const columnsTable = defineTable<ColumnsRow>('columns', (world) => {
  const made = createPlatformColumns(world, 'columns')
  return pageTables.flatMap(createColumnDrafts).map((draft, index) => ({ ...draft, ...made(index, 110) }))
})

export const getColumns = (world: World, tableName: string): ColumnsRow[] =>
  world
    .table(columnsTable)
    .all()
    .filter((row) => row.tableName === tableName)
    .sort((left, right) => left.sort - right.sort)
