import { isRecord } from '@jwsk/sdk'
import { type TableColumn, type TableOption, toCamelCase } from './build-table-page'
import type { TableIdentity } from './create-table-client'

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const toOptionalText = (value: unknown) => toText(value) || undefined

/** Whether the text is a valid field name; names of `Object.prototype` are rejected, because every row inherits them. */
const isName = (name: string) => /^[A-Za-z]\w*$/.test(name) && !(name in Object.prototype)

function parseColumn(column: unknown): TableColumn | undefined {
  if (!isRecord(column)) return undefined
  const columnName = toText(column.columnName)
  const label = toText(column.label) || columnName
  const propertyName = toText(column.propertyName) || toCamelCase(columnName)
  const dictCode = toOptionalText(column.dictCode)
  const flag = (name: string) => (Number(column[name]) === 1 ? 1 : 0)
  const flags = {
    listFlag: flag('listFlag'),
    formFlag: flag('formFlag'),
    searchFlag: flag('searchFlag'),
    requiredFlag: flag('requiredFlag'),
  } as const
  return isName(propertyName) && columnName !== ''
    ? { ...flags, columnName, propertyName, label, type: toText(column.type), ...(dictCode && { dictCode }) }
    : undefined
}

/** Parses the platform's description of a table. Skips duplicate columns, and those that are invalid or have no name. */
export function parseTable(answer: unknown, { tableName, tableKey }: TableIdentity): TableOption {
  const option = isRecord(answer) ? answer : {}
  const columns = (Array.isArray(option.columns) ? option.columns : []).flatMap((column) => parseColumn(column) ?? [])
  const byName = new Map(columns.map((column) => [column.propertyName, column]))
  const tableComment = toOptionalText(option.tableComment)
  return { tableName, tableKey, columns: [...byName.values()], ...(tableComment && { tableComment }) }
}
