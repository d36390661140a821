import { isRecord } from '@jwsk/sdk'
import type { TableIdentity } from './table-client'
import { camelCase, type TableColumn, type TableOption } from './table-resource'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const optional = (value: unknown) => text(value) || undefined

/** What every object inherits is no name of a field: a row would answer for it without holding it. */
const isName = (name: string) => /^[A-Za-z]\w*$/.test(name) && !(name in Object.prototype)

function readColumn(column: unknown): TableColumn | undefined {
  if (!isRecord(column)) return undefined
  const columnName = text(column.columnName)
  const label = text(column.label) || columnName
  const propertyName = text(column.propertyName) || camelCase(columnName)
  const dictCode = optional(column.dictCode)
  const flag = (name: string) => (Number(column[name]) === 1 ? 1 : 0)
  const flags = {
    listFlag: flag('listFlag'),
    formFlag: flag('formFlag'),
    searchFlag: flag('searchFlag'),
    requiredFlag: flag('requiredFlag'),
  } as const
  return isName(propertyName) && columnName !== ''
    ? { ...flags, columnName, propertyName, label, type: text(column.type), ...(dictCode && { dictCode }) }
    : undefined
}

/** The table as the platform describes it, each column once; what is no column, or has no name to go by, is left out. */
export function readTable(answer: unknown, { tableName, tableKey }: TableIdentity): TableOption {
  const option = isRecord(answer) ? answer : {}
  const columns = (Array.isArray(option.columns) ? option.columns : []).flatMap((column) => readColumn(column) ?? [])
  const byName = new Map(columns.map((column) => [column.propertyName, column]))
  const tableComment = optional(option.tableComment)
  return { tableName, tableKey, columns: [...byName.values()], ...(tableComment && { tableComment }) }
}
