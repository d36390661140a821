import type { FieldOption } from '../../../fields/types'
import type { Resource } from '../../model/resource'
import type { Row } from '../../model/row'
import { getRowKey } from '../../model/row-keys'

/** Column of a board. */
export interface BoardColumn {
  /** Key of the value; `''` for rows without one. */
  readonly key: string
  /** Label of the option; `undefined` if no option has the value. */
  readonly label: string | undefined
  /** Whether cards can be moved to it. */
  readonly isTarget: boolean
  readonly rows: readonly Row[]
}

/** Returns the key of the column in which a row is. */
export function getColumnKey({ fields }: Pick<Resource, 'fields'>, by: string, row: Row): string {
  const field = fields[by]
  return field ? field.toText(field.parse(row[by], row)) : ''
}

interface ColumnsInput {
  readonly resource: Pick<Resource, 'fields' | 'key'>
  readonly by: string
  readonly rows: readonly Row[]
  readonly options: readonly FieldOption[]
  /** Columns of cards that are being moved, by the key of their row. */
  readonly moved: ReadonlyMap<string, string>
}

/**
 * Distributes rows over columns: those of the options in their order, then values that no option has, and rows without a
 * value last. An option that is no longer offered has a column as long as rows have it.
 */
export function buildColumns({ resource, by, rows, options, moved }: ColumnsInput): readonly BoardColumn[] {
  const rowsByKey = new Map<string, Row[]>()
  for (const row of rows) {
    const key = moved.get(getRowKey(row, resource.key)) ?? getColumnKey(resource, by, row)
    const column = rowsByKey.get(key)
    if (column) column.push(row)
    else rowsByKey.set(key, [row])
  }
  const take = (key: string) => {
    const found = rowsByKey.get(key) ?? []
    rowsByKey.delete(key)
    return found
  }
  const known = options.flatMap(({ key, label, isDisabled }): readonly BoardColumn[] => {
    const found = take(key)
    return isDisabled && found.length === 0 ? [] : [{ key, label, isTarget: !isDisabled, rows: found }]
  })
  const without = take('')
  const others = [...rowsByKey].map(([key, found]) => ({ key, label: undefined, isTarget: false, rows: found }))
  return [...known, ...others, ...(without.length > 0 ? [{ key: '', label: undefined, isTarget: false, rows: without }] : [])]
}
