// the columns of an option and of its groups as one form: lists of records with a `prop`
import { isRecord, isUnreadable, UnreadableValue } from './values.mjs'

/** Takes the path behind a base address that only the run time knows: `${baseUrl}/blade-system/…`. */
const readPaths = (column) =>
  isUnreadable(column.dicUrl) && column.dicUrl.tail?.startsWith('/') ? { ...column, dicUrl: column.dicUrl.tail } : column

/** Columns as Avue takes them: a list, or an object whose keys are the props. */
function toList(columns) {
  if (!isRecord(columns)) return columns
  return Object.entries(columns).map(([prop, column]) =>
    isRecord(column) && prop !== '...' ? { ...column, prop } : new UnreadableValue('a spread'),
  )
}

/**
 * Reads columns, also those below a common head, with the number of those that are no records of this file.
 * @returns {{ columns: any[], unread: number } | undefined} `undefined` if the whole list is not in this file
 */
export function readColumns(declared) {
  const list = toList(declared)
  if (!Array.isArray(list)) return undefined
  let unread = 0
  const columns = list.flatMap((column) => {
    if (!isRecord(column) || isUnreadable(column.prop)) {
      unread += 1
      return []
    }
    const children = column.children === undefined ? undefined : readColumns(column.children)
    unread += children?.unread ?? 0
    return [{ ...readPaths(column), ...(children && { children: children.columns }) }]
  })
  return { columns, unread }
}

const nameGroup = ({ label, prop }, at) => [label, prop].find((text) => typeof text === 'string' && text !== '') ?? String(at + 1)

/**
 * Reads the groups of the form.
 * @returns {{ groups: any, unread: number, missing: string[] }} `missing` are those whose columns are not in this file
 */
export function readGroups(declared) {
  const list = isRecord(declared)
    ? Object.entries(declared).map(([prop, group]) => (isRecord(group) ? { prop, ...group } : group))
    : declared
  if (!Array.isArray(list)) return { groups: declared, unread: 0, missing: [] }
  const read = list.map((group) => ({ group, found: isRecord(group) ? readColumns(group.column ?? []) : undefined }))
  return {
    groups: read.flatMap(({ group, found }) => (found ? [{ ...group, column: found.columns }] : [])),
    unread: read.reduce((sum, { found }) => sum + (found?.unread ?? 0), 0),
    missing: read.flatMap(({ group, found }, at) => (found ? [] : [nameGroup(isRecord(group) ? group : {}, at)])),
  }
}
